// The decisions of the service worker, the activation of new versions, and the manifest.
import { mkdtempSync, readFileSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, precache } from '../scripts/precache.mjs';
import { openContinueAddress, storageKey } from '../src/lib/recentGames';
import { nextStep, type Situation } from '../src/lib/pageUpdates';
import { cacheName, fileFor, lockName, outdated, type FileList } from '../src/service/plan';

describe('a new version', () => {
  const calm: Situation = { stage: 'waiting', requested: false, atTable: false, anyTable: false, idle: true };
  it('activates itself only if it interrupts no reader', () => {
    expect(nextStep({ ...calm, stage: 'none', requested: true })).toBe('nothing');
    expect(nextStep(calm)).toBe('apply');
    expect(nextStep({ ...calm, idle: false })).toBe('offer');
    expect(nextStep({ ...calm, anyTable: true })).toBe('offer');
    expect(nextStep({ ...calm, atTable: true, anyTable: true })).toBe('offer');
  });
  it("activates at the reader's request on every screen", () => {
    expect(nextStep({ ...calm, requested: true, idle: false, atTable: true, anyTable: true })).toBe('apply');
    expect(nextStep({ ...calm, stage: 'taken', requested: true, idle: false, atTable: true, anyTable: true })).toBe('reload');
  });
  it('requested by another tab reloads no table', () => {
    for (const idle of [true, false]) {
      expect(nextStep({ stage: 'taken', requested: false, atTable: true, anyTable: true, idle })).toBe('offer');
    }
    expect(nextStep({ ...calm, stage: 'taken' })).toBe('reload');
    // A table in another tab does not concern this lobby.
    expect(nextStep({ ...calm, stage: 'taken', anyTable: true })).toBe('reload');
    expect(nextStep({ ...calm, stage: 'taken', idle: false })).toBe('offer');
  });
});

describe('the service worker', () => {
  const kept: FileList = { version: 'b', first: ['', 'table.html', 'assets/index-1.js'], rest: ['assets/trail-2.js', 'icon-turn.svg'] };
  const file = (url: string, mode = 'no-cors', method = 'GET', scope = 'https://host/', of = kept) => fileFor({ url, mode, method }, scope, of);

  it('answers requests for files of the build only', () => {
    expect(file('https://host/assets/index-1.js')).toBe('assets/index-1.js');
    expect(file('https://host/icon-turn.svg')).toBe('icon-turn.svg');
    expect(file('https://host/icon-turn.svg?x')).toBe(null);
    expect(file('https://host/assets/of-an-older-version.js')).toBe('assets/of-an-older-version.js');
    expect(file('https://host/sw.js')).toBe(null);
    for (const path of ['api/v1/games', 'api/v1/tables', 'healthz', 'metrics', 'api/v1/live']) {
      expect(file(`https://host/${path}`), path).toBe(null);
      expect(file(`https://host/${path}`, 'navigate'), path).toBe(null);
    }
    expect(file('https://host/assets/index-1.js', 'cors', 'POST')).toBe(null);
    expect(file('https://other/assets/index-1.js')).toBe(null);
  });
  it('opens the page and tables', () => {
    expect(file('https://host/', 'navigate')).toBe('');
    expect(file('https://host/?from=icon#solo', 'navigate')).toBe('');
    expect(file('https://host/t/k3v9q2xw#0123', 'navigate')).toBe('table.html');
    expect(file('https://host/t/a/b', 'navigate')).toBe(null);
    expect(file('https://host/t/k3v9q2xw', 'navigate', 'GET', 'https://host/', { ...kept, first: [''] })).toBe('');
  });
  it('handles requests in its folder only', () => {
    const at = (url: string, mode?: string) => file(url, mode, 'GET', 'https://host/games/drover/');
    expect(at('https://host/games/drover/', 'navigate')).toBe('');
    expect(at('https://host/games/drover/index.html', 'navigate')).toBe('');
    expect(at('https://host/games/drover/assets/trail-2.js')).toBe('assets/trail-2.js');
    expect(at('https://host/', 'navigate')).toBe(null);
    expect(at('https://host/assets/trail-2.js')).toBe(null);
  });
  it('deletes outdated caches except those of open pages and other folders', () => {
    const scope = 'https://host/';
    const names = [cacheName(scope, 'a'), cacheName(scope, 'b'), cacheName(scope, 'old'), cacheName('https://host/other/', 'a'), 'foreign'];
    expect(outdated(names, scope, 'b', new Set())).toEqual([cacheName(scope, 'a'), cacheName(scope, 'old')]);
    expect(outdated(names, scope, 'b', new Set([lockName(scope, 'a')]))).toEqual([cacheName(scope, 'old')]);
  });
});

describe('the list of files', () => {
  const folder = (files: Record<string, string>): string => {
    const made = mkdtempSync(join(tmpdir(), 'drover-precache-'));
    mkdirSync(join(made, 'assets'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
    return made;
  };
  const build = {
    'index.html': '<link rel="icon" href="./icon.svg"><script src="/assets/index-1.js"></script>',
    'table.html': '',
    'icon.svg': '<svg/>',
    'assets/index-1.js': 'a',
    'assets/index-1.js.br': 'packed',
    'assets/classic-3.net': 'n',
    'assets/drover-4.wasm': 'w',
    'assets/trail-2.js': 'b',
    'sw.js': 'work();',
  };
  it('contains every file once, files of the first screen first', () => {
    const made = folder(build);
    const { first, rest, version } = filesOf(made);
    expect(first).toEqual(['', 'table.html', 'assets/index-1.js', 'icon.svg']);
    expect(rest).toEqual(['assets/trail-2.js', 'assets/drover-4.wasm', 'assets/classic-3.net']);
    precache(made);
    const once = readFileSync(join(made, 'sw.js'), 'utf8');
    precache(made);
    expect(readFileSync(join(made, 'sw.js'), 'utf8')).toBe(once);
    expect(once).toBe(`self.DROVER_FILES=${JSON.stringify({ version, first, rest })};\nwork();`);
    // Changed contents or a changed service worker make a new version.
    writeFileSync(join(made, 'icon.svg'), '<svg></svg>');
    expect(filesOf(made).version).not.toBe(version);
    rmSync(made, { recursive: true });
  });
  it('rejects a service worker with imports', () => {
    const made = folder({ ...build, 'sw.js': 'import{a}from"./assets/b.js";a()' });
    expect(() => precache(made)).toThrow('needs other files');
    rmSync(made, { recursive: true });
  });
});

describe('the manifest', () => {
  const open = (file: string): Buffer => readFileSync(new URL(`../public/${file}`, import.meta.url));
  const manifest = JSON.parse(open('manifest.webmanifest').toString()) as {
    start_url: string;
    scope: string;
    theme_color: string;
    background_color: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { url: string; name_localized: Record<string, string> }[];
  };
  it('names existing icons with their sizes', () => {
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const bytes = open(src);
      expect(bytes.subarray(1, 4).toString(), type).toBe('PNG');
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.filter((icon) => icon.purpose === 'maskable').length).toBe(2);
  });
  it('has the colours of the page and stays in its folder', () => {
    const paper = /--paper: (#\w+)/.exec(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'))![1];
    expect([manifest.theme_color, manifest.background_color]).toEqual([paper, paper]);
    expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
    for (const { url, name_localized } of manifest.shortcuts) {
      expect(url).toMatch(/^\.\/#/);
      expect(Object.keys(name_localized)).toEqual(['de', 'pl']);
    }
  });
});

describe('the shortcut to the last game', () => {
  const lead = (games: object[], hash = '#continue'): string | null => {
    let to: string | null = null;
    globalThis.localStorage = { getItem: (key: string) => (key === storageKey ? JSON.stringify(games) : null) } as Storage;
    globalThis.history = { replaceState: (_state: unknown, _title: string, path: string) => void (to = path) } as unknown as History;
    openContinueAddress({ hash });
    return to;
  };
  const game = (table: string, more = {}) => ({ table, game: 'classic', seats: [], mine: ['0123456789abcdef0123456789abcdef'], ...more });
  it('leads to the latest running game or to the lobby', () => {
    expect(lead([game('a', { over: true }), game('b', { gone: true }), game('c', { stopped: true }), game('d')])).toBe('/t/d#0123456789abcdef0123456789abcdef');
    expect(lead([game('a', { over: true })])).toBe('/');
    expect(lead([game('a')], '#solo')).toBe(null);
  });
});
