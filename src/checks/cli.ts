import {InputError} from '../base/source/input-error';

/** Imports late: the product's data is read on import, and a fault in it is for the writer too. */
async function main() {
  const {checkFiles} = await import('./report');
  const {ok, lines} = await checkFiles(process.cwd(), process.argv.slice(2));
  for (const line of lines) console.log(line);
  process.exitCode = ok ? 0 : 1;
}

main().catch((error) => {
  console.error(error instanceof InputError ? error.message : error);
  process.exitCode = 1;
});
