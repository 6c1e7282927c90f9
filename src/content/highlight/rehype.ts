import type {Element, Root} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {loadGrammars} from './grammars';
import {highlight} from './highlight';

interface Options {
  /** Names of Prism languages, in addition to the ones that come with `prism-react-renderer`. */
  languages: readonly string[];
}

/**
 * A rehype plugin that highlights fences while the site is built, so that readers don't load a highlighter.
 * `highlighted` replaces the text, and src/theme/CodeBlock shows it.
 */
export default function highlightCode({languages}: Options) {
  loadGrammars(languages);
  return (tree: Root) => {
    visit(tree, 'element', ({tagName, children: [code]}) => {
      if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      code.properties.highlighted = highlight(textOf(code).replace(/\n$/, ''), languageOf(code));
      code.children = [];
      return SKIP;
    });
  };
}

function languageOf({properties}: Element): string {
  const name = [properties.className].flat().find((name) => /^language-/.test(String(name)));
  return String(name ?? '')
    .replace('language-', '')
    .toLowerCase();
}
