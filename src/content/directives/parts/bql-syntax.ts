import type {Code, RootContent} from 'mdast';
import {importOf} from '../../../base/markdown/nodes';
import {draw} from '../../syntax-diagrams/draw';
import {printRule} from '../../syntax-diagrams/print-track';
import {anchorOf, titleOf} from '../../syntax-diagrams/titles';
import {element, link, text} from '../nodes';
import type {Directive} from '../part';

/**
 * `::bql-syntax{rule="step"}`: the syntax diagram of a BQL grammar rule, and the rule as text. Rules with a diagram on
 * the same page are links.
 */
export const bqlSyntax: Directive = ({attributes, onPage}) => {
  const {rule} = attributes;
  if (!rule) throw new Error('needs rule="…", a rule in src/bql/syntax/grammar.ts');
  const svg = draw(
    rule,
    onPage.flatMap((each) => each.rule ?? []),
  );
  const anchor = anchorOf(rule);
  const diagram = {type: 'paragraph', data: {hName: 'div', hChildren: [svg]}, children: []};
  const asText: Code = {type: 'code', lang: 'text', value: printRule(rule)};
  return [
    importOf('@site/src/content/syntax-diagrams/syntax.css'),
    element(
      'figure',
      [
        element('figcaption', [link(`#${anchor}`, [text(`Syntax: ${titleOf(rule)}`)], anchor)]),
        diagram as RootContent,
        element('details', [element('summary', [text('Syntax as text')]), asText]),
      ],
      'syntax',
    ),
  ];
};
