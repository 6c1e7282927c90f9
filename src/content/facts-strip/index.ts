import type {PhrasingContent, RootContent} from 'mdast';
import {importOf} from '../../base/markdown/nodes';
import {element, text} from '../directives/nodes';

/**
 * A fact: a term, its detail, its place, and the class of its detail. A cell is a quarter of the strip on a desk, a
 * wide cell is half of it, and a full one is all of it. A note is in the quiet lines at the end.
 */
export type StripFact = [
  term: string,
  detail: string | PhrasingContent[] | undefined,
  place: 'cell' | 'wide' | 'full' | 'note',
  className?: string,
];

/** Makes the strip of facts below a page's first paragraph: a description list, without empty facts. */
export const factsStrip = (facts: StripFact[]): RootContent[] => [
  importOf('@site/src/content/facts-strip/facts-strip.css'),
  element(
    'dl',
    facts.flatMap(([term, detail, place, className]) =>
      detail?.length
        ? element(
            'div',
            [
              element('dt', [text(term)]),
              element('dd', typeof detail === 'string' ? [text(detail)] : detail, className),
            ],
            place === 'cell' ? undefined : place,
          )
        : [],
    ),
    'strip',
  ),
];
