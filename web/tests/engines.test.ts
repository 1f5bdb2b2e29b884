// Every locked package must support Debian's version of Node. A newer Node would hide a package that does not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

interface Package {
  version?: string;
  engines?: { node?: string };
  devDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Package>;
}

const read = (file: string) => JSON.parse(readFileSync(join(__dirname, '..', file), 'utf8'));
const page: Package = read('package.json');
const lock: Lock = read('package-lock.json');

/** The oldest supported version of Node, which is Debian's; package.json is the only place that states it. */
const debianNode = minVersion(page.engines?.node ?? '')?.version ?? '';

/** A sentence for every locked package that does not support this version of Node. */
function refusals({ packages }: Lock, node: string): string[] {
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !satisfies(node, engines.node))
    .map(([path, { version, engines }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `${name} ${version} asks for Node ${engines?.node}, and Debian 12 has ${node}.`;
    });
}

describe('required Node versions', () => {
  it('include the Node of Debian 12', () => {
    expect(debianNode).toMatch(/^18\.\d+\.\d+$/);
    expect(lock.packages['']?.engines).toEqual(page.engines);
  });

  it('of every locked package include it', () => {
    const all = refusals(lock, debianNode);
    expect(all, all.join('\n')).toEqual([]);
  });

  it('that exclude it are reported by package and range', () => {
    const asking = (node?: string): Package => ({ version: '1.2.3', ...(node && { engines: { node } }) });
    const packages = {
      'node_modules/new': asking('>=20'),
      'node_modules/old/node_modules/@scope/odd': asking('^16.0.0 || >=18.99 <20 || 22.x'),
      'node_modules/old': asking('^18.0.0 || ^20.0.0 || >=22'),
      'node_modules/silent': asking(),
    };
    expect(refusals({ packages }, '18.20.4')).toEqual([
      'new 1.2.3 asks for Node >=20, and Debian 12 has 18.20.4.',
      '@scope/odd 1.2.3 asks for Node ^16.0.0 || >=18.99 <20 || 22.x, and Debian 12 has 18.20.4.',
    ]);
    expect(refusals({ packages }, '22.1.0')).toEqual([]);
  });

  it('include it for the pinned playwright-core', () => {
    expect(page.devDependencies?.['playwright-core']).toBe(lock.packages['node_modules/playwright-core']?.version);
  });
});
