import {createHash} from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Scripts of another type, such as JSON-LD, are data: browsers run none of them. */
const runs = /^(?!.*\stype=)|\stype="?(?:module|text\/javascript)\b/;

/**
 * Reads the hashes of the scripts that stand in some pages, as the Content-Security-Policy writes them: sorted, each
 * once. By regular expression, since parsing every page takes long. One that is missed is blocked, and the browser
 * tests fail.
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
