import {findFunction} from '../../../bql/functions/find';
import {
  exampleReturning,
  type FunctionName,
  functionReference,
} from '../../../bql/functions/reference';
import {messageOf, resultOf} from '../../../bql/reference/results';
import {functions} from '../../../bql/syntax/words';
import {hashOf, playgroundRoute} from '../../query-examples/link';
import {code, inlineElement, lineBreak, link, sentence, tableOf, text} from '../nodes';
import type {Directive} from '../part';
import {sample} from '../sample';

/**
 * `::bql-functions{group="string"}`: a group's functions, with results computed on the sample organization. Each
 * function has an anchor, such as `#function-left`, and its example links to the playground.
 */
export const bqlFunctions: Directive = ({attributes}) => {
  const names = functions[attributes.group as keyof typeof functions];
  if (!names) throw new Error(`needs group="…", one of ${Object.keys(functions).join(', ')}`);
  return [
    tableOf(
      ['Function', 'What it returns', 'Example'],
      [...names].map((name) => rowOf(name)),
      'bql-reference',
    ),
  ];
};

function rowOf(name: FunctionName) {
  const {meaning, takes, gives, nulls, example, mistake} = functionReference[name];
  const {scalar, aggregate} = findFunction(name) ?? {};
  const parameters = (scalar ?? aggregate)?.parameters ?? [];
  const anchor = `function-${name}`;
  const types = takes.length > 0 ? `${takes.join(', ')} → ${gives}` : gives;
  return [
    [
      link(`#${anchor}`, [code(`${name}(${parameters.join(', ')})`)], anchor),
      lineBreak,
      inlineElement('small', [text(types)]),
    ],
    [
      ...sentence(meaning),
      ...(nulls ? [lineBreak, inlineElement('small', sentence(nulls))] : []),
      lineBreak,
      inlineElement('small', [
        text('Mistake: '),
        code(mistake),
        text(`: ${messageOf(mistake, sample().udm)}`),
      ]),
    ],
    [
      link(inPlayground(example), [code(example)]),
      lineBreak,
      text('→ '),
      inlineElement('span', [code(resultOf(example, sample()))], 'query-result'),
    ],
  ];
}

/** Returns the playground address for an example. Docusaurus would mistake the query in the address for an anchor. */
const inPlayground = (example: string) =>
  `pathname://${playgroundRoute}${hashOf(exampleReturning(example))}`;
