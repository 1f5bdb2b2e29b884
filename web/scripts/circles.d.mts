export function circleIn(next: ReadonlyMap<string, readonly string[]>): string[] | undefined;
