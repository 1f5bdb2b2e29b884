// The fields of a position as form controls, each with its possible values. Knows no game; only the server knows which
// values are valid together.
import type { FieldsAnswer, Json } from '../contract';

export type Fields = FieldsAnswer;

export type Path = readonly (string | number)[];

/** The form control of a value. */
export type Control =
  | { kind: 'number'; low: number; high: number }
  | { kind: 'flag' }
  | { kind: 'word'; words: readonly string[]; none: boolean }
  | { kind: 'seat'; none: boolean }
  /** A number for each name. */
  | { kind: 'counts'; names: readonly string[] }
  /** A subset of the names, written as numbers if `numbers`. */
  | { kind: 'set'; names: readonly string[]; numbers: boolean }
  /** A group of fields, each with its control. */
  | { kind: 'parts'; parts: readonly Part[] }
  /** Places, each empty or with one thing in it. */
  | { kind: 'places'; places: readonly Place[] }
  /** Free text (JSON). */
  | { kind: 'text' };

export interface Part {
  key: string | number;
  control: Control;
}
export interface Place {
  key: string;
  /** Possible words; null for a building number (up to `highest`) with its owner. */
  words: readonly string[] | null;
  highest: number;
}

/** Fields that cannot be edited: fixed for the game, or derived from others. */
const fixed = new Set(['game', 'rules_version', 'options', 'viewer', 'rng', 'seat', 'automa', 'decisions', 'local_actions', 'copies_used', 'used_this_turn', 'acted', 'turn', 'current', 'hand_shown']);

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form for a position, made from the `Fields` of its game. */
export class Form {
  private readonly below = new Map<string, string[]>();

  constructor(private readonly known: Fields) {
    for (const path of Object.keys(known.fields)) {
      const parts = path.split('.');
      for (let i = 1; i < parts.length; i++) {
        const at = parts.slice(0, i).join('.');
        const names = this.below.get(at) ?? [];
        if (!names.includes(parts[i]!)) names.push(parts[i]!);
        this.below.set(at, names);
      }
    }
  }
  private field(path: string) {
    return this.known.fields[path];
  }
  private words(path: string): readonly string[] | null {
    const field = this.field(path);
    return field?.[0] === 'word' ? (this.known.words[field[1]] ?? []) : null;
  }
  private names(path: string): string[] {
    return this.below.get(path) ?? [];
  }

  /** The parts of a position, or of a player, that can be changed. */
  parts(value: Json, path: Path = []): Part[] {
    return Object.keys(value)
      .filter((key) => !fixed.has(key) && !(path.length === 0 && key === 'players'))
      .map((key) => ({ key, control: this.control(value[key], [...path, key]) }));
  }

  control(value: Json, at: Path): Control {
    const path = at.join('.');
    const field = this.field(path);
    const names = this.names(path);
    if (field?.[0] === 'number' && typeof value === 'number') return { kind: 'number', low: field[1], high: field[2] };
    if (names.includes('hundreds') && typeof value === 'number') {
      const hundreds = this.field(`${path}.hundreds`) as ['number', number, number];
      return { kind: 'number', low: 0, high: hundreds[2] * 100 };
    }
    if (field?.[0] === 'flag' && typeof value === 'boolean') return { kind: 'flag' };
    if (field?.[0] === 'seat' && (value === null || typeof value === 'number')) return { kind: 'seat', none: value === null || at.length === 1 };
    const words = this.words(path);
    if (words && (value === null || typeof value === 'string')) return { kind: 'word', words, none: value === null || at[at.length - 1] === 'herder' };
    if (names.length === 0) return { kind: 'text' };
    const first = this.field(`${path}.${names[0]}`);
    if (Array.isArray(value)) return this.list(value, at, names);
    if (!isObject(value)) return { kind: 'text' };
    const numbers = Object.values(value).every((one) => typeof one === 'number');
    if (numbers && names.every((name) => this.field(`${path}.${name}`)?.[0] === 'number' || this.field(`${path}.${name}`)?.[0] === 'flag')) {
      return { kind: 'counts', names };
    }
    // Places: each holds a word, or a building and its owner.
    if (first && names.every((name) => this.words(`${path}.${name}`) || this.field(`${path}.${name}.owner`))) {
      const places = names.map((name) => {
        const one = this.field(`${path}.${name}`);
        return { key: name, words: this.words(`${path}.${name}`), highest: one?.[0] === 'number' ? one[2] : 0 };
      });
      return { kind: 'places', places };
    }
    return { kind: 'parts', parts: Object.keys(value).map((key) => ({ key, control: this.control(value[key], [...at, key]) })) };
  }

  private list(value: readonly Json[], at: Path, names: readonly string[]): Control {
    const path = at.join('.');
    if (names.every((name) => this.field(`${path}.${name}`)?.[0] === 'flag')) {
      const numbers = value.length > 0 ? value.every((one) => typeof one === 'number') : names.every((name) => /^\d+$/.test(name));
      return { kind: 'set', names, numbers };
    }
    // A list may be shorter than it could be: only its elements are shown.
    return { kind: 'parts', parts: value.map((one, index) => ({ key: index, control: this.control(one, [...at, index]) })) };
  }
}

export function valueAt(position: Json, path: Path): Json {
  return path.reduce((value: Json, key) => value?.[key], position);
}

/** A copy of the position with another value at the path; undefined removes it. */
export function changed(position: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(position) ? [...position] : { ...position };
  const next = rest.length > 0 ? changed(position[key], rest, value) : value;
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

/** The counts with `by` more of a name; a count of 0 is left out. */
export function counted(counts: Readonly<Record<string, number>>, name: string, by: number): Record<string, number> {
  const { [name]: before = 0, ...others } = counts;
  const after = Math.max(0, before + by);
  return after > 0 ? { ...counts, [name]: after } : others;
}

/** The path at the start of a sentence of the server, as in "players[0].hand.grey: ..."; null if there is none. */
export function pathIn(sentence: string): Path | null {
  const [, path] = /^([a-z_]+(?:\[\d+\]|\.[\w-]+)*): /.exec(sentence) ?? [];
  return path ? [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, index]) => (index === undefined ? word : Number(index))) : null;
}
