// Where chapters or topics stand in one row, the one that is open should be seen.
export function showCurrent(row: HTMLElement | undefined): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !current) return;
  const { left, width } = row.getBoundingClientRect();
  row.scrollLeft += current.left + current.width / 2 - left - width / 2;
}
