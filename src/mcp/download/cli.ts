import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundleServer, serverFile} from './bundle';
import {snapshotOf} from './read-build';

/** Writes the server that readers download into builds. `--quick` is for tests. */
async function main() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {quick: {type: 'boolean', default: false}},
  });
  for (const outDir of positionals) {
    const text = await bundleServer(snapshotOf(outDir), values.quick);
    writeFileSync(path.join(outDir, serverFile), text);
    const megabytes = (Buffer.byteLength(text) / 1e6).toFixed(1);
    console.log(`${path.join(outDir, serverFile)} has ${megabytes} MB`);
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
