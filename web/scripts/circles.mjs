// Finds cycles in a graph, such as files that include each other.

/**
 * The first cycle as a path that ends where it begins; undefined if there is none. `next`: the successors of each node.
 */
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
