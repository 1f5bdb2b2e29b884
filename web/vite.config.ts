import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { IndexHtmlTransformContext } from 'vite';
import { defineConfig } from 'vitest/config';
import { precache } from './scripts/precache.mjs';

// The page is embedded in the binary: few, small, hashed files. Nothing may be inlined as a data: address or a script
// in the HTML, because the server's Content-Security-Policy allows only files of its own.
const server = process.env.DROVER_SERVER ?? 'http://127.0.0.1:8080';

/** The page without a server (scripts/build-offline): one folder for any web space, below any path. */
const isOffline = process.argv.includes('offline');
const base = isOffline ? './' : '/';
const outDir = isOffline ? '../build/offline' : 'dist';

/**
 * The program for browsers, which scripts/build-offline compiles: the page without a server is nothing without it, and a page
 * for a server takes it along where it is there (scripts/build-page names it).
 */
const program = isOffline ? '../build/wasm/drover.wasm' : process.env.DROVER_MODULE;
/** The nets of the games, which it does not hold: they are fetched one by one. */
const netsFolder = '../src/net/weights';
const nets = readdirSync(netsFolder).flatMap((file) => (file.endsWith('.net') ? [file.slice(0, -4)] : []));
const virtualLocalServer = '\0virtual:local-server';
const localServer = {
  name: 'local-server',
  resolveId: (id: string) => (id === 'virtual:local-server' ? virtualLocalServer : null),
  load(id: string) {
    if (id !== virtualLocalServer) return null;
    if (!program) return 'export const startLocalServer = null;';
    const at = (file: string): string => JSON.stringify(`${resolve(file)}?url`);
    return `import program from ${at(program)};
      ${nets.map((game) => `import ${game} from ${at(`${netsFolder}/${game}.net`)};`).join('\n')}
      const nets = { ${nets.join(', ')} };
      export const startLocalServer = () => import('/src/local/connection.ts').then(({ LocalConnection }) => new LocalConnection(program, nets));`;
  },
};

/** Lays a brotli and a gzip of each text beside it, where that is worth it: the server sends what a browser takes. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    // A web space compresses by itself.
    if (isOffline) return;
    for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      const file = join(outDir, entry);
      if (!/\.(js|css|html|svg|wasm|net)$/.test(file)) continue;
      const bytes = readFileSync(file);
      // Nine of eleven: the last two levels take ten times as long for a few per cent.
      const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      if (bytes.length < 1024 || brotli.length > 0.9 * bytes.length) continue;
      writeFileSync(`${file}.br`, brotli);
      // Whoever plays on this device does so over https, where every browser takes brotli.
      if (!file.endsWith('.net')) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

/** What the drawings of several games share; the almanac has files of its own. */
const drawing = readdirSync('src/drawing', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/^(almanac|tests)\//.test(file))
  .map((file) => `src/drawing/${file}`);

/** A catalogue: of a game as data that the program has too, of a drawing as a module. */
const spoken = (folder: string, name: string): string => `${folder}/${name}.${folder.endsWith('words') ? 'json' : 'ts'}`;

/**
 * Files that would otherwise fall into many small ones, each with its way to the server and back: the first words with it,
 * what all screens share, what the drawings of all games share, and each game. The rest follows the screens by itself.
 */
const shared = {
  opening: ['src/opening/opening.ts', 'src/lib/i18n/language.ts', 'src/screens/index.ts'],
  page: [
    'svelte/internal/client',
    'src/show.ts',
    ...['board', 'guide', 'provenance', 'save', 'score'].map((name) => `src/lib/${name}.ts`),
    ...readdirSync('src/parts').map((name) => `src/parts/${name}`),
    'src/screens/Masthead.svelte',
    'src/lessons/index.ts',
    'src/texts/page.ts',
  ],
  drawing: [...drawing, 'src/drawing/styles/index.css'],
  ...Object.fromEntries(['trail', 'elpaso'].map((name) => [name, [`src/boards/${name}/index.ts`, `src/texts/${name}/index.ts`]])),
  // Of each language one file for the page and one for each game.
  ...Object.fromEntries(
    ['en', 'de', 'pl'].flatMap((lang) => [
      [`page-${lang}`, [`src/texts/${lang}.ts`, `../src/text/words/${lang}.json`]],
      [`trail-${lang}`, ['../src/trail/words', 'src/boards/trail/messages'].flatMap((folder) => [lang, `second.${lang}`].map((name) => spoken(folder, name)))],
      [`elpaso-${lang}`, ['../src/elpaso/words', 'src/boards/elpaso/messages'].map((folder) => spoken(folder, lang))],
    ]),
  ),
};

/**
 * What is needed in any case is asked for with the HTML, not only when the first words with the server are read: the page
 * itself, and at a table's link (the server sends table.html there) the table's screen.
 */
const early = { page: 'page', table: 'TableDoor' };
const preloaded = {
  name: 'preloaded',
  apply: 'build' as const,
  links: { page: '', table: '' },
  transformIndexHtml: {
    order: 'post' as const,
    handler(html: string, { bundle }: IndexHtmlTransformContext) {
      const links = (name: string): string => {
        const chunk = Object.values(bundle ?? {}).find((one) => one.type === 'chunk' && one.name === name);
        if (chunk?.type !== 'chunk') throw new Error(`the page has no chunk ${name}`);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`);
        return [`<link rel="modulepreload" crossorigin href="${base}${chunk.fileName}">`, ...styles].map((link) => `    ${link}\n`).join('');
      };
      preloaded.links = { page: links(early.page), table: links(early.table) };
      // Otherwise a browser may keep a script that waits for nothing until it has painted something.
      const urgent = html.replace('<script async', '<script async fetchpriority="high"');
      if (urgent === html) throw new Error('the first script is not found');
      const localServerLinks = isOffline ? links('connection') : '';
      return urgent.replace('  </head>', `${preloaded.links.page}${localServerLinks}  </head>`);
    },
  },
  writeBundle() {
    if (isOffline) {
      // Every address is the same file, and the program is needed in any case, though a worker of a worker asks for it.
      const program = readdirSync(`${outDir}/assets`).find((file) => file.endsWith('.wasm'));
      if (!program) throw new Error('the page has no program');
      const page = readFileSync(`${outDir}/index.html`, 'utf8');
      const link = `    <link rel="preload" as="fetch" type="application/wasm" crossorigin href="./assets/${program}">\n`;
      writeFileSync(`${outDir}/index.html`, page.replace('  </head>', `${link}  </head>`));
      return;
    }
    const html = readFileSync(`${outDir}/index.html`, 'utf8');
    writeFileSync(`${outDir}/table.html`, html.replace('  </head>', `${preloaded.links.table}  </head>`));
  },
};

/** Once all files are there, the service worker is told which. */
const kept = {
  name: 'kept',
  apply: 'build' as const,
  writeBundle({ dir }: { dir?: string }) {
    precache(dir ?? 'dist');
  },
};

export default defineConfig({
  base,
  plugins: [svelte(), localServer, preloaded, kept, compressed],
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Few files: each costs a way to the server and back.
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/service/sw.ts' },
      output: {
        manualChunks: shared,
        // The worker's address stays the same, and its folder is the one that it serves.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The words of the games lie beside their engines.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
  },
});
