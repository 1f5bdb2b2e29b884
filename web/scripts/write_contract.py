#!/usr/bin/env python3
"""scripts/write-contract [--check] [PROGRAM]: writes what follows from `drover schema`.

Writes the page's types and decoders (web/src/contract.ts), the OpenAPI document that a server answers with
(docs/openapi.json), and the tables of docs/api.md below lines <!-- members: SHAPE --> and <!-- messages: SHAPE -->. PROGRAM is build/release/drover by default. With --check nothing is
written; the exit code is 1 if a file differs.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CONTRACT = ROOT / 'web/src/contract.ts'
API = ROOT / 'docs/api.md'
OPENAPI = ROOT / 'docs/openapi.json'

HEADER = '''// The contract of docs/api.md: the types of every message, and decoders that check them.
//
// Written by scripts/write-contract from `drover schema`; a test holds it equal. Do not edit.

/** JSON of a form that only one family of games knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;
'''

DECODERS = '''
/** The server sent JSON that is not of the contract: page and server are of different versions, or a proxy answered. */
export class ContractError extends Error {}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the value as that shape. Throws a ContractError if a required member is missing or of another kind. */
export function decode<Name extends keyof Shapes>(name: Name, value: unknown): Shapes[Name] {
  if (kindOf(value) !== 'object') throw new ContractError(`The server sent ${kindOf(value)} instead of ${name}.`);
  const members = required[name] as Readonly<Record<string, string>>;
  for (const [key, kinds] of Object.entries(members)) {
    const found = kindOf((value as Record<string, unknown>)[key]);
    if (kinds !== '' && !kinds.split(' ').includes(found)) {
      throw new ContractError(`The server sent ${name} with "${key}" of kind ${found}.`);
    }
  }
  return value as Shapes[Name];
}

/** Returns a message of the server; null for a type that this page does not know. */
export function decodeServerMessage(value: unknown): ServerMessage | null {
  const type: unknown = kindOf(value) === 'object' ? (value as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') throw new ContractError('The server sent a message without a type.');
  const name = messages[type as keyof typeof messages];
  return name === undefined ? null : decode(name, value);
}
'''


def plain(sentence):
    """A sentence without links, for a comment."""
    return re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', sentence)


def name_of(reference):
    return reference.rsplit('/', 1)[1]


# ---- TypeScript ------------------------------------------------------------------------------------


def literal(value):
    return "'" + value + "'" if isinstance(value, str) else json.dumps(value)


SCALARS = {'integer': 'number', 'number': 'number', 'string': 'string', 'boolean': 'boolean', 'null': 'null'}


def in_list(text):
    """The type of a list; alternatives that no bracket encloses get parentheses."""
    depth = 0
    for sign in text:
        depth += (sign in '{(<[') - (sign in '})>]')
        if sign == '|' and depth == 0:
            return f'({text})[]'
    return f'{text}[]'


def unique(texts):
    return ' | '.join(dict.fromkeys(texts))


def key_text(key):
    return key if re.fullmatch(r'[A-Za-z_]\w*', key) else "'" + key + "'"


def type_text(schema, indent=''):
    """A schema as a type of TypeScript."""
    if 'x-family' in schema:
        return 'Json'
    if '$ref' in schema:
        return name_of(schema['$ref'])
    if 'anyOf' in schema:
        return unique(type_text(one, indent) for one in schema['anyOf'])
    if 'const' in schema:
        return literal(schema['const'])
    if 'enum' in schema:
        return unique(literal(one) for one in schema['enum'])
    kind = schema.get('type')
    if isinstance(kind, list):
        return unique(SCALARS[one] for one in kind)
    if kind in SCALARS:
        return SCALARS[kind]
    if 'prefixItems' in schema:
        return '[' + ', '.join(type_text(one, indent) for one in schema['prefixItems']) + ']'
    if kind == 'array':
        return in_list(type_text(schema['items'], indent))
    if kind == 'object':
        return object_text(schema, indent)
    return 'unknown'


def object_text(schema, indent):
    if 'properties' not in schema:
        return f"Record<string, {type_text(schema.get('additionalProperties', {}), indent)}>"
    return '{\n' + member_lines(schema, indent + '  ') + indent + '}'


def member_lines(schema, indent):
    lines = ''
    for key, member in schema['properties'].items():
        if 'description' in member:
            sentence = plain(member['description'])
            lines += f'{indent}/** {sentence[0].upper() + sentence[1:]}. */\n'
        optional = '' if key in schema.get('required', []) else '?'
        lines += f'{indent}{key_text(key)}{optional}: {type_text(member, indent)};\n'
    return lines


def declaration(name, schema):
    text = '\n'
    if 'description' in schema:
        text += f"/** {plain(schema['description'])} */\n"
    if 'properties' not in schema:
        return text + f'export type {name} = {type_text(schema)};\n'
    body = member_lines(schema, '  ')
    if schema.get('additionalProperties') is not False:
        body += '  [member: string]: unknown;\n'
    return text + f'export interface {name} {{\n{body}}}\n'


def kinds_of(schema, shapes):
    """What typeof says of the values of a schema; empty if anything is possible."""
    if 'x-family' in schema:
        return ['object']
    if '$ref' in schema:
        return kinds_of(shapes[name_of(schema['$ref'])], shapes)
    if 'anyOf' in schema:
        return [kind for one in schema['anyOf'] for kind in kinds_of(one, shapes)]
    values = schema.get('enum', [schema['const']] if 'const' in schema else [])
    if values:
        return ['null' if value is None else 'string' if isinstance(value, str) else 'boolean' for value in values]
    kind = schema.get('type', [])
    return ['number' if one == 'integer' else one for one in (kind if isinstance(kind, list) else [kind])]


def decoded_shapes(shapes, openapi):
    """The shapes that the page decodes: the server's messages, and the answers of all routes."""
    names = [name_of(one['$ref']) for one in shapes['ServerMessage']['anyOf']]
    for path in openapi['paths'].values():
        for operation in path.values():
            for status, answer in operation['responses'].items():
                schema = answer.get('content', {}).get('application/json', {}).get('schema', {})
                if status.startswith('2') and '$ref' in schema:
                    names.append(name_of(schema['$ref']))
    return list(dict.fromkeys(names))


def resolved(schema, shapes):
    return resolved(shapes[name_of(schema['$ref'])], shapes) if '$ref' in schema else schema


def decoders(shapes, openapi):
    names = decoded_shapes(shapes, openapi)
    text = '\n/** The shapes that can be decoded. */\nexport interface Shapes {\n'
    text += ''.join(f'  {name}: {name};\n' for name in names) + '}\n'
    text += '\n/** The kinds of the required members of each shape; empty: any. */\nconst required = {\n'
    for name in names:
        shape = resolved(shapes[name], shapes)
        members = [
            f"{key_text(key)}: '{' '.join(dict.fromkeys(kinds_of(shape['properties'][key], shapes)))}'"
            for key in shape.get('required', [])
        ]
        text += f"  {name}: {{ {', '.join(members)} }},\n"
    text += '} as const;\n'
    text += '\n/** The shape of each message of the server by its type. */\nconst messages = {\n'
    for one in shapes['ServerMessage']['anyOf']:
        name = name_of(one['$ref'])
        text += f"  {shapes[name]['properties']['type']['const']}: '{name}',\n"
    return text + '} as const;\n' + DECODERS


def page_text(shapes, openapi):
    return HEADER + ''.join(declaration(name, schema) for name, schema in shapes.items()) + decoders(shapes, openapi)


# ---- Documents -------------------------------------------------------------------------------------


def members_table(shapes, words):
    """The table of a shape's members that have a sentence, or only of the members named."""
    name, *keys = words
    shape = shapes[name]
    rows = ['| key | contents |', '|---|---|']
    for key in keys or shape['properties']:
        member = shape['properties'][key]
        if 'description' not in member:
            continue
        optional = '' if key in shape.get('required', []) else ' (optional)'
        rows.append(f"| `{key}`{optional} | {member['description']} |")
    return rows


def messages_table(shapes, words):
    """The table of the messages of one side."""
    rows = ['| type | members | meaning |', '|---|---|---|']
    for one in shapes[words[0]]['anyOf']:
        shape = shapes[name_of(one['$ref'])]
        required = shape.get('required', [])
        members = [f'`{key}`' if key in required else f'`{key}`?' for key in shape['properties'] if key != 'type']
        if len(members) > 8:
            members = ['[below](#messages-to-the-client)']
        sentence = shape['description']
        rows.append(f"| `{shape['properties']['type']['const']}` | {', '.join(members)} | {sentence} |")
    return rows


TABLES = {'members': members_table, 'messages': messages_table}


def documents_text(shapes, text):
    """The document with the tables below its markers replaced."""

    def replaced(marker):
        rows = TABLES[marker[1]](shapes, marker[2].split())
        return '\n'.join([f'<!-- {marker[1]}: {marker[2]} -->', '', *rows, ''])

    return re.sub(r'<!-- (members|messages): (.*) -->\n\n(?:\|.*\n)*', replaced, text)


def printed_by(program, *arguments):
    return json.loads(subprocess.run([program, 'schema', *arguments], check=True, capture_output=True).stdout)


def main():
    arguments = sys.argv[1:]
    check = '--check' in arguments
    programs = [one for one in arguments if not one.startswith('-')]
    program = programs[0] if programs else str(ROOT / 'build/release/drover')
    shapes = printed_by(program)['$defs']
    openapi = printed_by(program, '--openapi')
    different = False
    for path, text in (
        (CONTRACT, page_text(shapes, openapi)),
        (API, documents_text(shapes, API.read_text(encoding='utf-8'))),
        (OPENAPI, json.dumps(openapi, indent=1, ensure_ascii=False) + '\n'),
    ):
        if path.exists() and path.read_text(encoding='utf-8') == text:
            continue
        different = True
        name = path.relative_to(ROOT)
        if check:
            print(f'{name} differs from `drover schema`: run scripts/write-contract', file=sys.stderr)
        else:
            path.write_text(text, encoding='utf-8')
            print(name)
    sys.exit(1 if check and different else 0)


main()
