// Serves web/dist as the program does, compressed and with its security headers, and forwards /api to a running server:
//   node scripts/serve-dist.mjs PORT http://127.0.0.1:8080
// It shows a new build of the page without building the program again.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';

const [port = '8090', target = 'http://127.0.0.1:8080'] = process.argv.slice(2);
const dist = new URL('../dist', import.meta.url).pathname;
const backend = new URL(target);
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.wasm': 'application/wasm' };
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The server compares Origin with Host: set both to its own address.
function handedOn(headers) {
  const out = { ...headers, host: backend.host };
  if (out.origin) out.origin = backend.origin;
  return out;
}

const server = createServer((incoming, outgoing) => {
  const path = new URL(incoming.url, 'http://x').pathname;
  if (path.startsWith('/api/')) {
    const forward = request(
      { host: backend.hostname, port: backend.port, path: incoming.url, method: incoming.method, headers: handedOn(incoming.headers) },
      (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forward);
    return;
  }
  let file = join(dist, path.startsWith('/t/') ? 'table.html' : normalize(path));
  if (!existsSync(file) || statSync(file).isDirectory()) file = join(dist, 'index.html');
  const headers = {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Security-Policy': policy,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (existsSync(`${file}.br`) && /\bbr\b/.test(incoming.headers['accept-encoding'] ?? '')) {
    file = `${file}.br`;
    headers['Content-Encoding'] = 'br';
  }
  outgoing.writeHead(200, { ...headers, 'Content-Length': statSync(file).size });
  createReadStream(file).pipe(outgoing);
});

server.on('upgrade', (incoming, socket, head) => {
  const out = connect(Number(backend.port), backend.hostname, () => {
    const lines = Object.entries(handedOn(incoming.headers)).map(([name, value]) => `${name}: ${value}`);
    out.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    out.write(head);
    out.pipe(socket).pipe(out);
  });
  out.on('error', () => socket.destroy());
  socket.on('error', () => out.destroy());
});
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/`));
