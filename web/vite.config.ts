import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { IndexHtmlTransformContext } from 'vite';
import { defineConfig } from 'vitest/config';
import { precache } from './scripts/precache.mjs';

// Builds the page, which is embedded in the program as a few small files with hashed names. Nothing may be inlined as a
// data: address or as a script in the HTML, because the server's Content-Security-Policy allows only files of its own.

/** The server to which the development server forwards requests to the API. */
const server = process.env.DROVER_SERVER ?? 'http://127.0.0.1:8080';

/** Builds the page without a server (scripts/build-offline): a folder that works in any web space, below any path. */
const isOffline = process.argv.includes('offline');
const base = isOffline ? './' : '/';
const outDir = isOffline ? '../build/offline' : 'dist';

/**
 * The program for browsers, which scripts/build-offline compiles. The page without a server requires it; a page for a
 * server includes it if scripts/build-page sets DROVER_MODULE.
 */
const program = isOffline ? '../build/wasm/drover.wasm' : process.env.DROVER_MODULE;
/** The nets of the games. They are no part of the program and are fetched one by one. */
const netsFolder = '../src/net/weights';
const nets = readdirSync(netsFolder).flatMap((file) => (file.endsWith('.net') ? [file.slice(0, -4)] : []));
/**
 * Provides the module `virtual:local-server` (src/lib/localServer.d.ts) with the addresses of the program and the nets.
 */
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

/** Adds brotli and gzip versions of files that compress well. The server sends the one that the browser accepts. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    // Web spaces compress files themselves.
    if (isOffline) return;
    for (const entry of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      const file = join(outDir, entry);
      // The program embeds each net once, without the page, and compresses it when it is first asked for.
      if (!/\.(js|css|html|svg|wasm)$/.test(file)) continue;
      const bytes = readFileSync(file);
      // Level 9 of 11: the highest two levels take ten times as long for a few per cent.
      const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      if (bytes.length < 1024 || brotli.length > 0.9 * bytes.length) continue;
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

/** The files of the room drawing, without those of the almanac, which form chunks of their own. */
const drawing = readdirSync('src/drawing', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/^(almanac|tests)\//.test(file))
  .map((file) => `src/drawing/${file}`);

/** The path of a catalogue: JSON if the C++ program has it, too, else a module. */
const cataloguePath = (folder: string, name: string): string => `${folder}/${name}.${folder.endsWith('words') ? 'json' : 'ts'}`;

/**
 * Manual chunks, which avoid many small files that each cost a round trip: the code for opening a table, the code that all
 * screens share, the drawings that all games share, and each game. Rollup assigns all other files to the screens.
 */
const shared = {
  opening: ['src/opening/opening.ts', 'src/lib/i18n/language.ts', 'src/screens/index.ts'],
  page: [
    'svelte/internal/client',
    'src/show.ts',
    ...['board', 'guide', 'provenance', 'saveFile', 'score'].map((name) => `src/lib/${name}.ts`),
    ...readdirSync('src/parts').filter((name) => !name.endsWith('.md')).map((name) => `src/parts/${name}`),
    'src/screens/Masthead.svelte',
    'src/lessons/index.ts',
    'src/texts/page.ts',
  ],
  drawing: [...drawing, 'src/drawing/styles/index.css'],
  ...Object.fromEntries(['trail', 'elpaso'].map((name) => [name, [`src/boards/${name}/index.ts`, `src/texts/${name}/index.ts`]])),
  // Each language has one chunk for the page and one for each game.
  ...Object.fromEntries(
    ['en', 'de', 'pl'].flatMap((lang) => [
      [`page-${lang}`, [`src/texts/${lang}.ts`, `../src/text/words/${lang}.json`]],
      [`trail-${lang}`, ['../src/trail/words', 'src/boards/trail/messages'].flatMap((folder) => [lang, `second.${lang}`].map((name) => cataloguePath(folder, name)))],
      [`elpaso-${lang}`, ['../src/elpaso/words', 'src/boards/elpaso/messages'].map((folder) => cataloguePath(folder, lang))],
    ]),
  ),
};

/**
 * Chunks that the HTML preloads, because they are needed in any case: the page itself and, in table.html, which the server
 * sends for links to tables, the screen of a table.
 */
const early = { page: 'page', table: 'TablePage' };
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
      // Without this a browser may delay the script until it has painted something.
      const urgent = html.replace('<script async', '<script async fetchpriority="high"');
      if (urgent === html) throw new Error('the first script is not found');
      const localServerLinks = isOffline ? links('connection') : '';
      return urgent.replace('  </head>', `${preloaded.links.page}${localServerLinks}  </head>`);
    },
  },
  writeBundle() {
    if (isOffline) {
      // The offline page has one HTML file, and always needs the program, which only a web worker requests.
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

/** Writes the list of all files into the service worker after the build. */
const fileList = {
  name: 'file-list',
  apply: 'build' as const,
  writeBundle({ dir }: { dir?: string }) {
    precache(dir ?? 'dist');
  },
};

export default defineConfig({
  base,
  plugins: [svelte(), localServer, preloaded, fileList, compressed],
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Few files, because each costs a round trip.
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/service/sw.ts' },
      output: {
        manualChunks: shared,
        // The service worker has a fixed name and lies in the folder that it serves.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    // The catalogues of the games lie beside their rules, outside web/.
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
