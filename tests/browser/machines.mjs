// Several servers on a PostgreSQL of their own behind nginx, each of which a test may kill.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's unprivileged user, because PostgreSQL refuses to run as root. */
const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};

function find(program, ...places) {
  const found = places.map((place) => join(place, program)).find(existsSync);
  assert.ok(found, `${program} is not installed; scripts/setup check installs it`);
  return found;
}

function freePort() {
  return new Promise((resolve) => {
    const one = createServer().listen(0, '127.0.0.1', () => {
      const { port } = one.address();
      one.close(() => resolve(port));
    });
  });
}

async function until(what, ask, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; ; ) {
    if (await ask()) return;
    assert.ok(Date.now() < end, `waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const ended = (process) => process.exitCode !== null || process.signalCode !== null;
async function killAtOnce(process) {
  process.kill('SIGKILL');
  await until('a process is gone', () => ended(process));
}

/** Finds the processes of a PostgreSQL server by their working folder, which is the data folder. */
function processesIn(folder) {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      return false; // it has ended meanwhile
    }
  });
}

export class Machines {
  #folder = mkdtempSync(join(tmpdir(), 'drover-machines-'));
  #data = join(this.#folder, 'data');
  #postgres = find('postgres', '/usr/lib/postgresql/15/bin', '/usr/bin', '/usr/local/bin');
  #nginx = find('nginx', '/usr/sbin', '/usr/bin', '/usr/local/sbin');
  #database = null;
  #balancer = null;
  #servers = [];

  /** Resolves when the first server is reachable. */
  async start(program, count = 2) {
    if (nobody.uid) chownSync(this.#folder, nobody.uid, nobody.gid);
    const made = spawnSync(
      join(this.#postgres, '../initdb'),
      ['-D', this.#data, '-U', 'drover', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...nobody, cwd: this.#folder },
    );
    assert.equal(made.status, 0, `initdb: ${made.stderr}`);
    await this.startDatabase();
    const ports = [];
    for (let i = 0; i <= count; i++) ports.push(await freePort());
    const [own, ...others] = ports;
    const store = `postgresql:///postgres?user=drover&host=${this.#folder}`;
    for (const port of others) {
      const words = ['serve', '--store', store, '--port', port, '--new-tables', '0', '--requests', '0', '--log', 'quiet'];
      this.#servers.push({ port, start: () => this.#spawn(program, words) });
    }
    for (const server of this.#servers) server.process = server.start();
    const settings = join(this.#folder, 'nginx.conf');
    writeFileSync(settings, this.#settings(own, others));
    this.#balancer = this.#spawn(this.#nginx, ['-c', settings, '-p', this.#folder]);
    this.url = `http://127.0.0.1:${own}`;
    for (const { port } of this.#servers) await until('a server is there', () => this.#answers(`http://127.0.0.1:${port}/readyz`));
    await until('the balancer is there', () => this.#answers(`${this.url}/readyz`));
  }

  async startDatabase() {
    const words = ['-D', this.#data, '-k', this.#folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'shared_buffers=32MB'];
    const isReady = join(this.#postgres, '../pg_isready');
    await until('the database is there', () => {
      // Retries as a service manager does, because processes of its predecessor may still be ending.
      if (!this.#database || ended(this.#database)) this.#database = this.#spawn(this.#postgres, words, nobody);
      return spawnSync(isReady, ['-q', '-h', this.#folder, '-U', 'drover', '-d', 'postgres']).status === 0;
    });
  }

  /** Kills all processes, as a crash of the machine would. */
  async killDatabase() {
    await killAtOnce(this.#database);
    await until('all of the database is gone', () => {
      const left = processesIn(this.#data);
      for (const one of left) {
        try {
          process.kill(Number(one), 'SIGKILL');
        } catch {
          // The process has ended meanwhile.
        }
      }
      return left.length === 0;
    });
  }

  /** The server to which a person is connected. */
  async serverInUse() {
    for (const server of this.#servers) {
      const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
      if (/^drover_live_connections [1-9]/m.test(metrics)) return server;
    }
    assert.fail('nobody is connected to any server');
  }

  kill(server) {
    return killAtOnce(server.process);
  }
  restart(server) {
    server.process = server.start();
    return until('a server is back', () => this.#answers(`http://127.0.0.1:${server.port}/readyz`));
  }

  async stop() {
    for (const one of [this.#balancer, ...this.#servers.map((server) => server.process)]) {
      if (one && !ended(one)) await killAtOnce(one);
    }
    if (this.#database && !ended(this.#database)) await this.killDatabase();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The output of all processes. */
  get said() {
    return readFileSync(join(this.#folder, 'said'), 'utf8').split('\n').slice(-30).join('\n');
  }

  #spawn(program, words, as = {}) {
    const said = openSync(join(this.#folder, 'said'), 'a');
    return spawn(program, words, { cwd: this.#folder, stdio: ['ignore', said, said], ...as });
  }

  async #answers(address) {
    try {
      return (await fetch(address)).ok;
    } catch {
      return false;
    }
  }

  #settings(port, servers) {
    const at = this.#folder;
    return `daemon off; master_process off; pid ${at}/nginx.pid; error_log ${at}/nginx.log;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${at}/body; proxy_temp_path ${at}/proxy; fastcgi_temp_path ${at}/fastcgi;
  uwsgi_temp_path ${at}/uwsgi; scgi_temp_path ${at}/scgi;
  upstream drover { ${servers.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(' ')} }
  map $http_upgrade $connection_upgrade { default upgrade; '' close; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://drover; proxy_http_version 1.1; proxy_connect_timeout 2s;
      proxy_set_header Host $http_host;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }
  }
}
`;
  }
}
