import {faultsOfCondition, faultsOfQuery} from '../../bql/check';
import {exampleReturning} from '../../bql/functions/reference';
import {type OperatorExample, operatorReference} from '../../bql/reference/operators';
import {udm} from '../../product/udm';
import type {Check} from '../check';

const reference = 'src/bql/reference/operators.ts';

/** Checks that the example of each operator, which the pages about operators show, is valid. */
export const checkOperatorExamples: Check = ({files, remember, facts}, reportIn) => {
  const file = files.get(reference);
  if (!file) return;
  const lines = String(file.value).split('\n');
  for (const {text, wrong} of remember('operator-examples', facts, faultsInExamples))
    reportIn(file)(
      Math.max(1, lines.findIndex((line) => line.includes(text)) + 1),
      `the example "${text}" isn't valid: ${wrong}`,
      'write an example that runs',
    );
};

const faultsInExamples = () =>
  Object.values(operatorReference).flatMap(({example}) => {
    const [text, faults] = read(example);
    const error = faults.find(({severity}) => severity === 'error');
    return error ? [{text, wrong: error.message}] : [];
  });

function read(example: OperatorExample) {
  if ('query' in example) return [example.query, faultsOfQuery(example.query, udm)] as const;
  if ('expression' in example)
    return [example.expression, faultsOfQuery(exampleReturning(example.expression), udm)] as const;
  return [example.condition, faultsOfCondition(example.condition, example.model, udm)] as const;
}
