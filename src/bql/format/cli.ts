import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatPage} from './page';

/** `npm run format`: lays out the queries of all pages. */
for (const name of readdirSync('docs', {recursive: true, encoding: 'utf8'})) {
  if (!/\.mdx?$/.test(name)) continue;
  const file = path.join('docs', name);
  const text = readFileSync(file, 'utf8');
  const formatted = formatPage(text);
  if (formatted === text) continue;
  writeFileSync(file, formatted);
  console.log(`Laid out the queries of ${file}`);
}
