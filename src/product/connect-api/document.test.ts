import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import Ajv2020 from 'ajv/dist/2020';
import {load} from 'js-yaml';
import {expect, onTestFinished, test} from 'vitest';
import {versions} from '../facts';
import {
  connectApi,
  connectLimit,
  connectOperation,
  connectOperations,
  connectSchema,
  connectYaml,
} from './document';
import {connectJsonDownload, connectYamlDownload} from './plugin';
import {misfits, misfitsOf} from './validate';

const api = connectApi();
const schemas = Object.entries(api.components.schemas);

test('has every name filled in, and the newest Connect version', () => {
  expect(connectYaml()).not.toMatch(/\{product\}/i);
  expect(api.info.version).toBe(versions.connect.at(-1)?.version);
});

test('every schema is a JSON Schema', () => {
  const ajv = new Ajv2020();
  for (const [name, schema] of schemas)
    expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
});

test('every example matches its schema', () => {
  const contents = connectOperations().flatMap(({id, body, answers}) => [
    {at: `${id} request`, content: body},
    ...Object.entries(answers).map(([status, each]) => ({
      at: `${id} ${status}`,
      content: each.body,
    })),
  ]);
  const faults = contents.flatMap(({at, content}) =>
    content?.example === undefined
      ? []
      : misfits(content.schema, content.example).map((fault) => ({at, ...fault})),
  );
  expect(faults).toEqual([]);
  const {parameters, headers} = api.components;
  for (const {schema, example} of [...Object.values(parameters), ...Object.values(headers)])
    if (example !== undefined) expect(misfitsOf(schema, example)).toEqual([]);
});

test("every operation has a unique ID and its path's parameters, and every component is used", () => {
  const operations = connectOperations();
  expect(new Set(operations.map(({id}) => id)).size).toBe(operations.length);
  for (const {path: address, parameters} of operations) {
    const inPath = parameters.filter((each) => each.in === 'path').map(({name}) => `{${name}}`);
    expect(address.match(/\{\w+\}/g) ?? []).toEqual(inPath);
  }
  const references = new Set(JSON.stringify(api).match(/#\/components\/\w+\/\w+/g));
  const objects = schemas.flatMap(([name, schema]) => (schema['x-object'] ? [name] : []));
  for (const [kind, parts] of Object.entries(api.components))
    for (const name of Object.keys(parts))
      if (kind !== 'securitySchemes' && !objects.includes(name))
        expect(references).toContain(`#/components/${kind}/${name}`);
});

test('every operation lists its failures: no token, no role, and an invalid body', () => {
  for (const {id, roles, body, path: address, answers} of connectOperations()) {
    const statuses = Object.keys(answers);
    expect([id, ...statuses]).toEqual(expect.arrayContaining(['401', '500', '503']));
    if (roles.length > 0) expect(statuses).toContain('403');
    if (address.includes('{')) expect(statuses).toContain('404');
    if (body) expect(statuses).toEqual(expect.arrayContaining(['400', '415']));
  }
});

test('error codes match the schemas, and their statuses match the responses', () => {
  expect(api['x-errors'].map(({code}) => code)).toEqual(
    connectSchema('Error').properties?.code?.enum,
  );
  expect(api['x-record-errors'].map(({code}) => code)).toEqual(
    connectSchema('RecordIssue').properties?.code?.enum,
  );
  const answered = connectOperations().flatMap(({answers}) => Object.keys(answers).map(Number));
  // A method that no operation has can't be in an operation's responses.
  for (const {status} of api['x-errors']) if (status !== 405) expect(answered).toContain(status);
});

test('limits match the schemas', () => {
  const {Batch, RecordList, ObjectDefinition} = api.components.schemas;
  expect(Batch?.properties?.records?.maxItems).toBe(connectLimit('recordsPerBatch'));
  expect(RecordList?.properties?.items?.maxItems).toBe(connectLimit('recordsPerPage'));
  expect(api.components.parameters.limit?.schema.maximum).toBe(connectLimit('recordsPerPage'));
  expect(ObjectDefinition?.properties?.fields?.maxItems).toBe(connectLimit('fieldsPerObject'));
  expect(connectOperation('login').answers['200']?.body?.example).toMatchObject({
    expires_in: connectLimit('tokenSeconds'),
  });
});

test('an unknown name gives an error that lists the known ones', () => {
  expect(() => connectOperation('sendbatch')).toThrow(
    'no operation "sendbatch": write one of login',
  );
  expect(() => connectSchema('Host')).toThrow('no schema "Host"');
});

test('a build has the document as YAML and as JSON, with the same content', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'connect-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  for (const plugin of [connectYamlDownload, connectJsonDownload])
    await plugin({baseUrl: '/'} as LoadContext).postBuild?.({outDir} as never);
  const read = (name: string) => readFileSync(path.join(outDir, name), 'utf8');
  expect(JSON.parse(read('connect-openapi.json'))).toEqual(api);
  expect(load(read('connect-openapi.yaml'))).toMatchObject({openapi: '3.1.0', info: api.info});
});
