import {h} from 'hastscript';
import type {Paragraph, RootContent} from 'mdast';
import {importOf} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {findScreen, screenNames} from '../../screens';
import {drawScreen} from '../../screens/draw';
import type {Directive} from '../part';

declare module 'mdast' {
  interface ParagraphData {
    /** A screen of the product, which `hChildren` draws. */
    screen?: {
      name: string;
      /** What it says, for where there is no HTML. */
      says: string;
      /** The numbers on it by part, such as `button:Create`. */
      numbers: Record<string, number>;
    };
  }
}

/**
 * `::screen{name="findings-list" show="filter:riskRating" callouts="filter:riskRating, row:1"}`: a screen of the product,
 * drawn from its data, with numbers on the parts that the steps below it name.
 */
export const screen: Directive = ({attributes, onPage}) => {
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
  const figure: Paragraph = {
    type: 'paragraph',
    data: {
      hName: 'figure',
      hProperties: {className: ['screen'], ariaLabel: `Screen: ${says}`},
      hChildren: [
        h('figcaption', [
          h('span', says),
          // The target of each is itself: CSS enlarges the screen whose first link is the target of the address.
          h('a', {id: anchor, href: `#${anchor}`, className: ['screen-enlarge']}, 'Enlarge'),
          h(
            'a',
            {id: `${anchor}-end`, href: `#${anchor}-end`, className: ['screen-close']},
            'Close',
          ),
        ]),
        window,
      ],
      screen: {name, says, numbers},
    },
    children: [],
  };
  return [importOf('@site/src/content/screens/screens.css'), figure as RootContent];
};
