// The contract: documents that follow from it are valid, and decoders refuse what is not of it.
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { ContractError, decode, decodeServerMessage } from '../src/contract';
import { tableOf, updateOf, viewOf } from '../dev/samples';

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, object> };
}
const openapi = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as OpenApi;

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const result = await new Validator().validate(structuredClone(openapi) as unknown as Record<string, unknown>);
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it('has schemas that a validator of JSON Schema accepts', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ $id: 'openapi', components: openapi.components });
    const accepts = (shape: string, value: unknown): boolean => ajv.validate({ $ref: `openapi#/components/schemas/${shape}` }, value);
    for (const shape of Object.keys(openapi.components.schemas)) expect(() => accepts(shape, null)).not.toThrow();
    expect(accepts('TableMessage', tableOf({}))).toBe(true);
    expect(accepts('TableMessage', { ...tableOf({}), seq: 'one' })).toBe(false);
    expect(accepts('Update', updateOf({ seq: 1 }))).toBe(true);
    expect(accepts('Update', { ...updateOf({ seq: 1 }), more: true })).toBe(false);
  });
});

describe('a decoder', () => {
  it('returns what has the shape, with members that it does not know', () => {
    const update = { ...updateOf({ seq: 1 }), newer: true };
    expect(decode('Update', update)).toBe(update);
    expect(decodeServerMessage(update)).toBe(update);
    expect(decode('HistoryAnswer', viewOf({}))).toEqual(viewOf({}));
  });

  it('says which member is missing or of another kind', () => {
    expect(() => decode('Update', { ...updateOf({ seq: 1 }), seq: undefined })).toThrow(new ContractError('The server sent Update with "seq" of kind undefined.'));
    expect(() => decode('Update', { ...updateOf({ seq: 1 }), events: null })).toThrow('"events" of kind null');
    expect(() => decode('GamesAnswer', '<html>')).toThrow('The server sent string instead of GamesAnswer.');
    expect(() => decodeServerMessage({ seq: 1 })).toThrow('The server sent a message without a type.');
  });

  it('leaves out messages of a newer server', () => {
    expect(decodeServerMessage({ type: 'weather', rain: true })).toBeNull();
  });
});
