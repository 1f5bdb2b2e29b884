// Where things need each other in a circle: `next` names what each of them needs.
/** The first circle found, from one thing back to it; undefined if there is none. */
export function circleIn(next) {
  const done = new Set();
  const walk = (one, path) => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one];
    if (done.has(one)) return undefined;
    for (const other of next.get(one) ?? []) {
      const circle = walk(other, [...path, one]);
      if (circle) return circle;
    }
    done.add(one);
    return undefined;
  };
  for (const one of next.keys()) {
    const circle = walk(one, []);
    if (circle) return circle;
  }
  return undefined;
}
