// Writes dev/elpaso/ from games of bots, through a running server:
//   drover serve --port 8123 --requests 0 --new-tables 0 --data /tmp/somewhere &
//   node dev/make-elpaso.mjs PATH/TO/drover http://127.0.0.1:8123
import { writeTables } from './tables.mjs';

const [program, server] = process.argv.slice(2);
await writeTables({
  program,
  server,
  folder: new URL('./elpaso/', import.meta.url),
  tables: [
    ['solo', 'elpaso', 1, { 'sue-difficulty': '2' }],
    ['joins', 'elpaso', 3, { sue: 'joins' }],
    ['2p', 'elpaso', 2, { trains: 'random', buildings: 'random' }],
    ['4p', 'elpaso', 4, { trains: 'star', buildings: 'b', neutral: 'shuffled', 'after-move': 'waiting' }],
  ],
  kindOf: (event) => `${event.event} ${event.reason ?? ''} ${event.use ?? ''} ${event.event.startsWith('sue') ? event.action : ''}`,
});
