import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources} from '../../src/publish/reproducible/elsewhere';
import {fact, frozenVersion, nextRelease, versionsBuild} from './site';

/** Makes a site with a frozen version as a writer would: freezes some pages, changes facts, and builds. */
const copy = path.resolve('.cache/versions');
rmSync(copy, {recursive: true, force: true});
copySources('.', copy);
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));

docusaurus('docs:version', frozenVersion.name, '--only', frozenVersion.only);

edit(fact.file, fact.before, fact.after);
edit(
  'src/product/facts/versions.yaml',
  'agent:\n',
  `  - {version: "${nextRelease}", date: 2099-01-14}\nagent:\n`,
);

const config = 'e2e/versions/docusaurus.config.ts';
docusaurus('build', '--config', config, '--out-dir', path.resolve(versionsBuild));

function docusaurus(...args: string[]) {
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  execFileSync(process.execPath, [program, ...args], {
    cwd: copy,
    stdio: 'inherit',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
}

function edit(file: string, from: string, to: string) {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" to change`);
  writeFileSync(target, text.replace(from, to));
}
