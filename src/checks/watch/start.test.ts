import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {exitCodeOfChange} from './exit-code';
import {startWatching} from './start';

test('a process that ends since data changed is followed by another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  const program = path.join(folder, 'program.cjs');
  const mark = path.join(folder, 'second');
  writeFileSync(
    program,
    `const fs = require('node:fs');
     if (fs.existsSync(${JSON.stringify(mark)})) process.exit(3);
     fs.writeFileSync(${JSON.stringify(mark)}, '');
     process.exit(${exitCodeOfChange});`,
  );
  expect(await startWatching([program])).toBe(3);
  expect(existsSync(mark)).toBe(true);
  rmSync(folder, {recursive: true});
});
