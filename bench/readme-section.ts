import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/**
 * Rewrites one section of a README.
 *
 * @param section its text, starting with its `## ` heading
 */
export function writeSection(readme: string, section: string) {
  const heading = `${section.split('\n', 1)[0]}\n`;
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const from = text.indexOf(heading);
  const next = from < 0 ? -1 : text.indexOf('\n## ', from + heading.length);
  const before = from < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, from);
  const after = next < 0 ? '' : text.slice(next);
  writeFileSync(readme, `${before}${section.trimEnd()}\n${after}`);
}
