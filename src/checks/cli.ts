import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checks} from '.';
import {rememberIn} from './remember';
import {formatFault, run} from './run';
import {createSite, readFiles} from './site';
import {suppress} from './suppress';

/** Checks the pages that the command line names, or all of them, and prints what is wrong. */
async function main(root: string, names: string[]) {
  const asked = names.map((name) => path.relative(root, path.resolve(name)));
  const site = createSite(readFiles(root), {
    selected: asked.length > 0 ? asked : undefined,
    remember: rememberIn(path.join(root, '.cache/checks'), codeVersion(root)),
  });
  const missing = asked.find((name) => !site.files.has(name));
  if (missing) {
    console.error(
      `No file "${missing}". Name files from here, such as docs/guides/security/roles.md`,
    );
    return 2;
  }
  const {faults, skipped} = await run(checks, site);
  const remaining = suppress(faults, site, Object.keys(checks));
  const shown = remaining.filter(({file}) => asked.length === 0 || asked.includes(file));
  for (const fault of shown) console.log(formatFault(fault));
  const counts = [
    `${site.selected.length} pages`,
    `${Object.keys(checks).length} checks`,
    `${shown.length} ${shown.length === 1 ? 'fault' : 'faults'}`,
  ];
  console.log([...counts, ...skipped].join(', '));
  return shown.length > 0 ? 1 : 0;
}

/** What is remembered holds only for these parsers and rules. */
function codeVersion(root: string): string {
  return ['package-lock.json', 'src/checks/page.ts', 'src/checks/markdown-rules.ts']
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join();
}

main(process.cwd(), process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
