import {createHash} from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts of other types, such as JSON-LD, are data that browsers don't run. */
const runs = /^(?!.*\stype=)|\stype="?(?:module|text\/javascript)\b/;

/**
 * Returns the hashes of the inline scripts on some pages, as the Content-Security-Policy writes them: sorted, without
 * duplicates. Uses a regular expression because parsing every page takes too long. A script that it misses would be
 * blocked, and the browser tests would fail.
 */
export function inlineScripts(pages: Iterable<string>): string[] {
  const texts = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(script)) {
      if (!/\ssrc=/.test(attributes) && runs.test(attributes)) texts.add(text);
    }
  }
  return [...texts]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}
