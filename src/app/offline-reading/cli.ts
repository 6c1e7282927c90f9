import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {routeOf, writeFile} from '../../base/built-site';
import {listFiles} from '../../base/source/paths';
import {listFile, workerFile} from './copies';
import {bytesOf, type FileList, isRead} from './file-list';

/** Writes the list of files for readers who keep the whole site into builds that have offline reading turned on. */
function main() {
  for (const outDir of process.argv.slice(2)) {
    if (!existsSync(path.join(outDir, workerFile))) continue;
    const list = fileListOf(outDir);
    writeFile(outDir, listFile, JSON.stringify(list));
    const size = (bytesOf(list) / 1e6).toFixed(1);
    console.log(`${outDir}: offline reading lists ${list.files.length} files, ${size} MB`);
  }
}

function fileListOf(outDir: string): FileList {
  const hash = createHash('sha256');
  const files: FileList['files'] = [];
  for (const name of listFiles(outDir).filter(isRead).sort()) {
    const content = readFileSync(path.join(outDir, name));
    if (name.endsWith('.html') && isRedirect(content.toString())) continue;
    hash.update(name).update(content);
    files.push([name.endsWith('.html') ? routeOf(name).slice(1) : name, content.length]);
  }
  return {version: hash.digest('hex'), files};
}

/** A page that only leads to another one. */
const isRedirect = (html: string) => /http-equiv="?refresh/i.test(html.slice(0, 2000));

main();
