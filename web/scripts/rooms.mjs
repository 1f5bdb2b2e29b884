// web/scripts/rooms.mjs [--check]: draws the rooms of src with their sizes and dependencies into docs/rooms.svg.
// With --check it draws nothing, and fails with a sentence for each problem: a room that includes a room above it, a
// folder of a game that includes one above it, a part of a game's contract in a room that has no use for it, headers
// whose includes form a cycle, a picture that is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circleIn } from './circles.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const picture = join(root, 'docs/rooms.svg');

/** The folders of a game in the order in which they build on each other. Those in one list do not include each other. */
const floors = [['components'], ['state'], ['rules'], ['serialization'], ['presentation', 'heuristic']];

/** The rooms above src/game that may include these parts of a game's contract. */
const contracts = {
  'game/presenter.h': ['table', 'api', 'server', 'cli'],
  'game/thinker.h': ['bots', 'learn', 'cli'],
};

const isGame = (room) => existsSync(join(root, 'src', room, 'components'));

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(h|cpp)$/.test(entry.name) ? [path] : [];
  });
}

// The rooms in the order in which they are built: each may include only those before it.
function roomsInOrder() {
  const found = readFileSync(join(root, 'CMakeLists.txt'), 'utf8').match(/foreach\(room IN ITEMS ([^)]*)\)/);
  return found[1].trim().split(/\s+/);
}

function readRooms() {
  const lines = new Map();
  const arrows = new Map(); // number of includes by "from to"
  const includes = new Map(); // included headers by header
  const wrong = [];
  for (const file of filesBelow('src')) {
    const text = readFileSync(join(root, file), 'utf8');
    const room = file.split('/')[1];
    lines.set(room, (lines.get(room) ?? 0) + text.split('\n').length - 1);
    const included = [...text.matchAll(/^#include "([^"]+)"/gm)].map((match) => match[1]);
    if (file.endsWith('.h')) includes.set(file.slice('src/'.length), included);
    wrong.push(...problemsOfFile(file, included));
    for (const other of included) {
      const known = other.split('/')[0];
      if (known !== room) arrows.set(`${room} ${known}`, (arrows.get(`${room} ${known}`) ?? 0) + 1);
    }
  }
  return { lines, arrows, includes, wrong };
}

// Includes that stay within a game's folder or concern the contract of games.
function problemsOfFile(file, included) {
  const wrong = [];
  const [, room, folder] = file.split('/');
  const floorOf = (name) => floors.findIndex((floor) => floor.includes(name));
  for (const other of included) {
    const [known, below] = other.split('/');
    if (isGame(room) && known === room && folder !== below) {
      const [here, there] = [floorOf(folder), floorOf(below)];
      if (here < 0 || there < 0) wrong.push(`${file} includes ${other}: one of the folders is none of a game.`);
      else if (there >= here) wrong.push(`${file} includes ${other}, which does not stand below it.`);
    }
    if (room !== 'game' && contracts[other]?.includes(room) === false) {
      wrong.push(`${file} includes ${other}, which is for the rooms ${contracts[other].join(', ')}.`);
    }
  }
  return wrong;
}

// ---- The picture ----------------------------------------------------------------------------------

const rowHeight = 46;
const boxLeft = 24;
const boxWidth = 300;
const arcsLeft = boxLeft + boxWidth;

function draw({ lines, arrows }, rooms) {
  const fromTop = [...rooms].reverse();
  const middle = (room) => 30 + fromTop.indexOf(room) * rowHeight + rowHeight / 2;
  const most = Math.max(...lines.values());
  const boxes = fromTop.map((room) => {
    const top = middle(room) - rowHeight / 2 + 4;
    const size = Math.round(lines.get(room) / 100) * 100;
    const bar = Math.max(4, Math.round((boxWidth * lines.get(room)) / most));
    return (
      `  <g data-room="${room}" data-lines="${size}">\n` +
      `    <rect x="${boxLeft}" y="${top}" width="${boxWidth}" height="${rowHeight - 8}" rx="6" fill="#f6efe2" stroke="#8a6a45"/>\n` +
      `    <rect x="${boxLeft}" y="${top}" width="${bar}" height="${rowHeight - 8}" rx="6" fill="#d9b98a"/>\n` +
      `    <text x="${boxLeft + 12}" y="${top + 24}" font-weight="600">${room}</text>\n` +
      `    <text x="${boxLeft + boxWidth - 12}" y="${top + 24}" text-anchor="end">${size.toLocaleString('en')} lines</text>\n` +
      `  </g>`
    );
  });
  const arcs = [...arrows.keys()].sort().map((key) => {
    const [from, to] = key.split(' ');
    const [above, below] = [middle(from), middle(to)];
    const wide = 18 + Math.abs(below - above) * 0.55;
    const weight = Math.min(4, 1 + Math.log2(arrows.get(key)) / 2).toFixed(1);
    return (
      `  <path data-from="${from}" data-to="${to}" d="M${arcsLeft} ${above} C${arcsLeft + wide} ${above} ${arcsLeft + wide} ${below} ${arcsLeft + 3} ${below}" ` +
      `fill="none" stroke="#5b4a8a" stroke-opacity="0.45" stroke-width="${weight}" marker-end="url(#tip)"/>`
    );
  });
  const height = 44 + fromTop.length * rowHeight;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}" font-family="sans-serif" font-size="15" fill="#3a2c1a">\n` +
    `  <!-- Drawn by web/scripts/rooms.mjs. -->\n` +
    `  <title>The rooms of src: who knows whom</title>\n` +
    `  <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#5b4a8a"/></marker></defs>\n` +
    `  <rect width="600" height="${height}" fill="#fffdf8"/>\n` +
    `${boxes.join('\n')}\n${arcs.join('\n')}\n</svg>\n`
  );
}

// ---- The check ------------------------------------------------------------------------------------

function problems(graph, rooms) {
  const wrong = [...graph.wrong];
  for (const room of graph.lines.keys()) {
    if (!rooms.includes(room)) wrong.push(`The room ${room} is not named in CMakeLists.txt.`);
  }
  for (const key of graph.arrows.keys()) {
    const [from, to] = key.split(' ');
    if (!rooms.includes(to)) wrong.push(`The room ${from} includes "${to}/", which is no room.`);
    else if (rooms.indexOf(to) > rooms.indexOf(from)) wrong.push(`The room ${from} knows ${to}, which stands above it.`);
  }
  const circle = circleIn(graph.includes);
  if (circle) wrong.push(`Headers include each other in a circle: ${circle.join(' -> ')}.`);
  const drawn = readFileSync(picture, 'utf8');
  const shown = new Set([...drawn.matchAll(/data-from="(\w+)" data-to="(\w+)"/g)].map((m) => `${m[1]} ${m[2]}`));
  for (const key of graph.arrows.keys()) if (!shown.has(key)) wrong.push(`docs/rooms.svg has no arrow from ${key.replace(' ', ' to ')}.`);
  for (const key of shown) if (!graph.arrows.has(key)) wrong.push(`docs/rooms.svg has an arrow from ${key.replace(' ', ' to ')}, which is not there.`);
  for (const [, room, lines] of drawn.matchAll(/data-room="(\w+)" data-lines="(\d+)"/g)) {
    const now = graph.lines.get(room) ?? 0;
    if (Math.abs(now - lines) > 100 + 0.2 * now) wrong.push(`docs/rooms.svg says ${lines} lines of ${room}; there are ${now}.`);
  }
  return wrong;
}

const graph = readRooms();
const rooms = roomsInOrder();
if (process.argv.includes('--check')) {
  const wrong = problems(graph, rooms);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) console.error('web/scripts/rooms.mjs draws docs/rooms.svg anew.');
  process.exitCode = wrong.length > 0 ? 1 : 0;
} else {
  writeFileSync(picture, draw(graph, rooms));
}
