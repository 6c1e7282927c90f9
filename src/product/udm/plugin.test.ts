import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';
import {type Model, udm} from '../udm';
import udmPlugin from './plugin';

test('a build has the data model as a file, with all models in order and all names filled in', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'udm-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  const plugin = udmPlugin({baseUrl: '/'} as LoadContext);
  await plugin.postBuild?.({outDir} as never);
  const text = readFileSync(path.join(outDir, 'udm.json'), 'utf8');
  const written = JSON.parse(text);
  expect(Object.keys(written).sort()).toEqual([
    'families',
    'models',
    'renamed',
    'valueSets',
    'verbs',
  ]);
  const slugs = written.models.map(({slug}: Model) => slug);
  expect(slugs).toEqual([...slugs].sort());
  expect(written).toEqual(JSON.parse(JSON.stringify(udm.definition)));
  expect(text).not.toContain('{Product}');
});
