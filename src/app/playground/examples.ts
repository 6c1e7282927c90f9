import type {Heading, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {withFacts} from '../../content/directives/facts';
import type {PageQuestions} from '../../product/page-files/questions';
import {slugOf} from '../../search/index/files';

/** A query and its purpose: "Rank hosts by overdue findings". */
export interface PlaygroundExample {
  title: string;
  query: string;
  /** The first sentence below the query. */
  about: string;
  /** What readers might call it who don't know the title's words. */
  questions: string[];
}

/**
 * Returns the first query under each level-3 heading of an example library page.
 *
 * @param questions the page's questions in readers' words, by anchor
 */
export function examplesOf(markdown: string, questions: PageQuestions = {}): PlaygroundExample[] {
  const nodes = (unified().use(remarkParse).parse(withFacts(markdown)) as Root).children;
  return nodes.flatMap((node, start): PlaygroundExample[] => {
    if (!isHeading(node) || node.depth !== 3) return [];
    const rest = nodes.slice(start + 1);
    const end = rest.findIndex(isHeading);
    const section = end < 0 ? rest : rest.slice(0, end);
    const at = section.findIndex((each) => each.type === 'code' && each.lang === 'bql');
    const code = section[at];
    if (code?.type !== 'code') return [];
    const below = section.slice(at + 1).find(({type}) => type === 'paragraph');
    const title = textOf(node);
    return [
      {
        title,
        query: code.value,
        about: firstSentence(below),
        questions: questions[slugOf(title)] ?? [],
      },
    ];
  });
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';

const firstSentence = (node: RootContent | undefined): string =>
  /^.*?[.:](?=\s|$)/s.exec(node ? textOf(node) : '')?.[0] ?? '';
