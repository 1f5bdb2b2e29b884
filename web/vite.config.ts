import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
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

export default defineConfig({
  plugins: [svelte(), compressed],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    environment: 'node',
  },
});
