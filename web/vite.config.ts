import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { IndexHtmlTransformContext } from 'vite';
import { defineConfig } from 'vitest/config';

// The page is embedded in the binary: few, small, hashed files. Nothing may be inlined as a data: address or a script
// in the HTML, because the server's Content-Security-Policy allows only files of its own.
const server = process.env.DROVER_SERVER ?? 'http://127.0.0.1:8080';

/** Lays a brotli and a gzip of each text beside it, where that is worth it: the server sends what a browser takes. */
const compressed = {
  name: 'compressed',
  apply: 'build' as const,
  closeBundle() {
    for (const entry of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
      const file = join('dist', entry);
      if (!/\.(js|css|html|svg)$/.test(file)) continue;
      const bytes = readFileSync(file);
      // Nine of eleven: the last two levels take ten times as long for a few per cent.
      const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
      if (bytes.length < 1024 || brotli.length > 0.9 * bytes.length) continue;
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

/** What the drawings of several games share; the almanac has files of its own. */
const drawing = readdirSync('src/drawing', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/^(almanac|tests)\//.test(file))
  .map((file) => `src/drawing/${file}`);

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
    'src/texts/reasons.ts',
  ],
  drawing: [...drawing, 'src/drawing/styles/index.css'],
  ...Object.fromEntries(['trail', 'elpaso'].map((name) => [name, [`src/boards/${name}/index.ts`, `src/texts/${name}/index.ts`]])),
  // Of each language one file for the page and one for each game.
  ...Object.fromEntries(
    ['en', 'de', 'pl'].flatMap((lang) => [
      [`page-${lang}`, [`src/texts/${lang}.ts`, `src/texts/reasons/${lang}.ts`]],
      [`trail-${lang}`, ['texts/trail', 'boards/trail/messages'].flatMap((folder) => [`src/${folder}/${lang}.ts`, `src/${folder}/second.${lang}.ts`])],
      [`elpaso-${lang}`, ['texts/elpaso', 'boards/elpaso/messages'].map((folder) => `src/${folder}/${lang}.ts`)],
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
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
        return [`<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`, ...styles].map((link) => `    ${link}\n`).join('');
      };
      preloaded.links = { page: links(early.page), table: links(early.table) };
      // Otherwise a browser may keep a script that waits for nothing until it has painted something.
      const urgent = html.replace('<script async', '<script async fetchpriority="high"');
      if (urgent === html) throw new Error('the first script is not found');
      return urgent.replace('  </head>', `${preloaded.links.page}  </head>`);
    },
  },
  writeBundle() {
    const html = readFileSync('dist/index.html', 'utf8');
    writeFileSync('dist/table.html', html.replace('  </head>', `${preloaded.links.table}  </head>`));
  },
};

export default defineConfig({
  plugins: [svelte(), preloaded, compressed],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // Few files: each costs a way to the server and back.
    rollupOptions: { output: { manualChunks: shared } },
  },
  server: {
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
