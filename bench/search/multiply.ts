import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Vocabulary} from '../vocabulary';
import {type Corpus, cache, fileOf} from './corpus';

/** The share of words replaced in a copied page. */
const varied = 0.3;

/**
 * Multiplies a corpus: its own pages, plus copies of its docs with varied words, until there are `count`.
 * The same pages give the same copies. Names and vocabulary grow as they would on a site written by people.
 *
 * @param corpus what to multiply; its folder isn't changed
 * @param count pages in the result
 */
export function multiply(corpus: Corpus, count: number): Corpus {
  const folder = path.join(cache, `pages-${count}`);
  rmSync(folder, {recursive: true, force: true});
  cpSync(corpus.folder, folder, {recursive: true});
  const originals = corpus.routes
    .filter((route) => route.startsWith('/docs/') && !route.includes('/category/'))
    .map((route) => ({route, html: lean(readFileSync(fileOf(corpus, route), 'utf8'))}));
  const vocabulary = new Vocabulary(originals.map(({html}) => textOf(html)).join(' '));
  const routes = [...corpus.routes];
  for (let number = 0; routes.length < count; number += 1) {
    const original = originals[number % originals.length];
    if (!original) throw new Error('No page to copy: the corpus contains no docs.');
    const route = `${original.route}-${Math.floor(number / originals.length) + 2}`;
    const file = path.join(folder, `${route}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, copy(original.html, original.route, route, vocabulary));
    routes.push(route);
  }
  return {name: String(count), folder, routes};
}

/** A page without the parts that no search reads and every copy would repeat. */
function lean(html: string): string {
  return html.replaceAll(/<(aside|footer|script|svg)\b[\s\S]*?<\/\1>/g, '');
}

const textOf = (html: string) => bodyOf(html).replaceAll(/<[^>]+>/g, ' ');
const bodyOf = (html: string) => html.slice(Math.max(0, html.indexOf('<article')));

function copy(html: string, from: string, to: string, vocabulary: Vocabulary): string {
  const body = html.indexOf('<article');
  const vary = (text: string, share: number) =>
    text.replaceAll(/(?<![&\w])[A-Za-z]{4,}/g, (word) => vocabulary.vary(word, share));
  // Two more words, because copies of a one-word title would be nearly the same.
  const retitle = (title: string) => `${vary(title, 0.9)} ${vary('word word', 1)}`;
  const article = html
    .slice(body)
    .replace(/(<h1[^>]*>)([^<]+)/, (_, tag: string, title: string) => `${tag}${retitle(title)}`)
    .replaceAll(/>([^<]+)/g, (_, text: string) => `>${vary(text, varied)}`);
  const title = article.match(/<h1[^>]*>([^<]+)/)?.[1] ?? to;
  const head = html
    .slice(0, body)
    .replaceAll(`${from}"`, `${to}"`)
    .replaceAll(`${from} `, `${to} `)
    .replace(/(<title[^>]*>)[^<|]+/, `$1${title} `)
    .replace(/(name="?description"? content=")([^"]+)/, (_, tag, text) => tag + vary(text, varied));
  return head + article;
}
