import path from 'node:path';
import type {Link, List, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {projectPath} from '../../base/source/paths';
import {linkTarget} from '../../product/page-files/link-target';
import {link, listOf, text} from '../directives/nodes';
import {type LinkedPage, readLinkedPages} from './pages';
import {lowercaseWords, phraseOf} from './phrase';
import {rankRelated} from './rank';
import {hasRelatedPages, mostRelated, relatedHeading} from './section';

/**
 * A remark plugin that completes a page's related pages. After the pages that the writer named with a reason, it adds
 * the pages that have the most in common with it, up to four in total.
 */
export default function completeRelatedPages() {
  return (tree: Root, {path: from}: VFile) => {
    const file = projectPath(from);
    const heading = tree.children.findIndex(
      (node) => node.type === 'heading' && textOf(node) === relatedHeading,
    );
    if (heading < 0 || !hasRelatedPages(file)) return;
    const written = tree.children[heading + 1];
    const list = written?.type === 'list' ? written : undefined;
    const missing = listOf(nearest(file, list).map((page) => itemOf(page, file))) as List;
    if (list) list.children.push(...missing.children);
    else tree.children.splice(heading + 1, 0, missing);
  };
}

/** A page with what the list says about it. */
type Suggestion = LinkedPage & {phrase: string};

/** Returns the pages to add to the written ones. */
function nearest(file: string, written?: List): Suggestion[] {
  const room = mostRelated - (written?.children.length ?? 0);
  const pages = room > 0 ? readLinkedPages() : [];
  const page = pages.find((each) => each.file === file);
  if (!page) return [];
  const named = new Set(written ? filesIn(written, file) : []);
  return rankRelated(page, pages)
    .filter((each) => !named.has(each.file))
    .slice(0, room)
    .map(suggestionsAmong(pages));
}

/** Creates a function that says what the list says about a page. */
function suggestionsAmong(pages: LinkedPage[]): (page: LinkedPage) => Suggestion {
  const words = lowercaseWords(pages.map(({description}) => description));
  return (page) => ({...page, phrase: phraseOf(page.description, (word) => words.has(word))});
}

/**
 * Returns what other pages decide about the related pages of each page, by file: as long as that stays, the same text
 * gets the same related pages.
 */
export function relatedInputs(): Map<string, string> {
  const pages = readLinkedPages();
  const suggestion = suggestionsAmong(pages);
  const ranked = pages
    .filter(({file}) => hasRelatedPages(file))
    .map((page): [string, string] => {
      const most = mostRelated + page.related.length;
      const nearby = rankRelated(page, pages).slice(0, most).map(suggestion);
      return [
        page.file,
        JSON.stringify(nearby.map(({file, title, phrase}) => [file, title, phrase])),
      ];
    });
  return new Map(ranked);
}

function filesIn(list: List, from: string): string[] {
  const files: string[] = [];
  visit(list, 'link', ({url}: Link) => {
    files.push(linkTarget(from, url).file);
  });
  return files;
}

const itemOf = ({file, title, phrase}: Suggestion, from: string) => [
  link(path.posix.relative(path.posix.dirname(from), file), [text(title)]),
  text(`: ${phrase}`),
];
