import {parseArgs} from 'node:util';
import {checkBuild} from './check';
import {compress} from './compress';

/** Prepares builds for deployment, and checks them against the server rules. `--quick` is for tests. */
async function main() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {quick: {type: 'boolean', default: false}},
  });
  for (const outDir of positionals) {
    await compress(outDir, values.quick);
    const faults = checkBuild(outDir);
    for (const fault of faults) console.error(`${outDir}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${outDir} is ready to be served`);
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
