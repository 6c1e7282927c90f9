import {h} from 'hastscript';
import type {Paragraph, RootContent} from 'mdast';
import {importOf} from '../../../base/markdown/nodes';
import {marksOf, withCurlyQuotes, withPathMarks} from '../../../base/text/quotes';
import {suggest} from '../../../base/text/suggest';
import {findScreen, screenNames} from '../../screens';
import {drawScreen} from '../../screens/draw';
import type {Directive} from '../part';

declare module 'mdast' {
  interface ParagraphData {
    /** A product screen, drawn into `hChildren`. */
    screen?: {
      name: string;
      /** A description, for output without HTML. */
      says: string;
      /** The number of each numbered part, such as `button:Create`. */
      numbers: Record<string, number>;
    };
  }
}

/**
 * `::screen{name="findings-list" show="filter:riskRating" callouts="filter:riskRating, row:1"}`: a product screen drawn
 * from its data, with numbers on the parts that the steps below it name.
 */
export const screen: Directive = ({attributes, onPage, say}) => {
  const {show, callouts} = attributes;
  const name = attributes.name ?? '';
  const definition = findScreen(name);
  if (!definition) throw new Error(`needs the name of a screen; ${suggest(name, screenNames)}`);
  const {window, numbers} = drawScreen(definition, {
    show: show ?? undefined,
    callouts: callouts ?? undefined,
  });
  const says = `${definition.menu.join(' > ')}. ${definition.says}`;
  const anchor = `screen-${onPage.indexOf(attributes) + 1}`;
  const classes = isExplainedBelow(numbers) ? ['screen', 'screen-explained'] : ['screen'];
  const figure: Paragraph = {
    type: 'paragraph',
    data: {
      hName: 'figure',
      hProperties: {className: classes, ariaLabel: say('Screen: {says}', {says})},
      hChildren: [
        h('figcaption', [
          h('span', withCurlyQuotes(withPathMarks(says), marksOf.en)),
          // Each screen's first link targets itself. CSS enlarges a screen whose first link is the address's target.
          h('a', {id: anchor, href: `#${anchor}`, className: ['screen-enlarge']}, say('Enlarge')),
          h(
            'a',
            {id: `${anchor}-end`, href: `#${anchor}-end`, className: ['screen-close']},
            say('Close'),
          ),
        ]),
        window,
      ],
      screen: {name, says, numbers},
    },
    children: [],
  };
  return [
    importOf('@site/src/content/screens/screens.css'),
    importOf('@site/src/app/screens/enlarge'),
    figure as RootContent,
  ];
};

/** Whether the list below the screen explains its numbers from 1 on. Otherwise, it has steps elsewhere, too. */
function isExplainedBelow(numbers: Record<string, number>): boolean {
  const all = Object.values(numbers);
  return all.length > 0 && all.length === Math.max(...all);
}
