// Writes dev/automas/ from games of bots against Garth, Sam and Brisco, through a running server:
//   drover serve --port 8123 --requests 0 --new-tables 0 --data /tmp/somewhere &
//   node dev/make-automas.mjs PATH/TO/drover http://127.0.0.1:8123
import { writeTables } from './tables.mjs';

const [program, server] = process.argv.slice(2);
await writeTables({
  program,
  server,
  folder: new URL('./automas/', import.meta.url),
  tables: [
    ['garth', 'classic', 1, { automa: 'garth', level: 'medium' }],
    ['garth-rails', 'classic', 1, { automa: 'garth', level: 'hard', rails: 'first', buildings: 'random' }],
    ['garths', 'classic', 2, { automa: 'garth', level: 'very-hard', automas: '2', neutral: 'shuffled' }],
    ['garth-joins', 'second', 3, { automa: 'garth', level: 'easy' }],
    ['sam', 'second', 1, { automa: 'sam', level: 'easy' }],
    ['sam-rails', 'second', 1, { automa: 'sam', level: 'hard', rails: 'second' }],
    ['brisco', 'classic', 1, { automa: 'brisco', level: 'hard' }],
  ],
  wanted: ['begin', 'place_herder', 'move', 'use_location', 'foresight'],
  kindOf: (event) =>
    [event.event, event.reason, event.event.startsWith('automa') && event.action, event.kept, event.worker === null].join(' '),
});
