import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {strToU8, zipSync} from 'fflate';
import {copyFile, offlineCopy} from './copy';

/** The folder in the archive, so that it unpacks into one place. */
const folder = 'documentation';

/** Writes the copy that readers download and open from a folder into builds. `--quick` is for tests. */
async function main() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {quick: {type: 'boolean', default: false}},
  });
  for (const outDir of positionals) {
    const copy = await offlineCopy(outDir);
    const files = [...copy].map(([name, content]) => [
      `${folder}/${name}`,
      typeof content === 'string' ? strToU8(content) : content,
    ]);
    // The same files give the same archive.
    const bytes = zipSync(Object.fromEntries(files), {
      level: values.quick ? 1 : 9,
      mtime: new Date(1980, 0, 1),
    });
    const archive = path.join(outDir, copyFile);
    writeFileSync(archive, bytes);
    console.log(`${archive} has ${(bytes.length / 1e6).toFixed(1)} MB, ${copy.size} files`);
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
