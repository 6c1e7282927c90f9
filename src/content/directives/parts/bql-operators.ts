import {
  type OperatorExample,
  type OperatorPage,
  operatorPages,
  operatorReference,
} from '../../../bql/reference/operators';
import {findingsOf} from '../../../bql/reference/results';
import {code, inlineElement, lineBreak, sentence, tableOf, text} from '../nodes';
import type {Directive} from '../part';
import {sample} from '../sample';

/**
 * `::bql-operators{of="string"}`: the operators that a page documents. Their examples run on the sample organization.
 */
export const bqlOperators: Directive = ({attributes}) => {
  const {of} = attributes;
  if (!isPage(of)) throw new Error(`needs of="…", one of ${Object.keys(operatorPages).join(', ')}`);
  const operators = Object.entries(operatorReference).filter(([, {page}]) => page === of);
  return [
    tableOf(
      ['Operator', 'Meaning', 'Works with', 'Example'],
      operators.map(([operator, {meaning, fits, example}]) => [
        [code(operator)],
        sentence(meaning),
        sentence(fits),
        exampleOf(example),
      ]),
      'bql-reference',
    ),
  ];
};

const isPage = (page: string | null | undefined): page is OperatorPage =>
  typeof page === 'string' && page in operatorPages;

function exampleOf(example: OperatorExample) {
  const written =
    'query' in example
      ? example.query
      : 'condition' in example
        ? example.condition
        : example.expression;
  const found = findingsOf(example, sample());
  const note = 'expression' in example ? [code(found)] : [text(found)];
  return [code(written), lineBreak, inlineElement('small', note, 'query-result')];
}
