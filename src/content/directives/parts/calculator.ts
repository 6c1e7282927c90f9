import {component, importOf} from '../../../base/markdown/nodes';
import {once} from '../../../base/once';
import {suggest} from '../../../base/text/suggest';
import {type CalculatorName, calculatorsOf} from '../../calculators';
import type {CalculationStep, Calculator, Example, Outcome} from '../../calculators/calculation';
import {changedExample, examplesOf} from '../../calculators/examples';
import {readFacts} from '../../calculators/facts';
import {separator} from '../../calculators/fields';
import {element, inlineElement, lineBreak, strong, tableOf, text} from '../nodes';
import type {Directive} from '../part';

const calculators = once(() => calculatorsOf(readFacts()));

/**
 * `::calculator{of="risk-score" examples="CVE-2024-6387 on web-01, CVE-2024-6387 on db-07"}`: a calculation that readers
 * can change. The page shows the first example with its steps. With `if="CVSS 4 counts"`, other attributes change the
 * examples' inputs: `preset="Attribute" attribute="cvssV4BaseScore"`.
 */
export const calculator: Directive = ({attributes, onPage}) => {
  const {of: name, examples: records, if: condition, ...changes} = attributes;
  const of = nameIn(name);
  const {title, calculate} = calculators()[of];
  const names = (records ?? '').split(separator).filter(Boolean);
  const examples = changed(calculators()[of], examplesOf(of, names), condition, changes);
  const [first] = examples;
  if (!first) throw new Error('needs examples="…", with the names of records, separated by commas');
  const calculation = calculate(first.inputs);
  if ('faults' in calculation)
    throw new Error(`can't use ${first.name}: ${Object.values(calculation.faults).join(' ')}`);
  const isFirst = onPage[0] === attributes;
  const before = onPage.slice(0, onPage.indexOf(attributes)).filter((each) => each.of === of);
  // A link opens one of the calculators.
  const id = before.length > 0 ? `${of}-${before.length + 1}` : of;
  return [
    importOf('@site/src/content/query-examples/query.css'),
    importOf('@site/src/content/calculators/calculator.css'),
    // A page's calculators share the component.
    ...(isFirst ? [importOf('@site/src/app/calculators/Calculator', 'Calculator')] : []),
    component('Calculator', {of, id, title, examples: JSON.stringify(examples)}, [
      outcomeOf(first.name, calculation.outcome),
      stepsOf(calculation.steps),
    ]),
  ];
};

function changed(
  calculator: Calculator,
  examples: Example[],
  condition: string | null | undefined,
  changes: Record<string, string | null | undefined>,
): Example[] {
  const inputs = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value ?? '']),
  );
  if (Object.keys(inputs).length === 0) return examples;
  if (!condition) throw new Error('needs if="…", which says what the changed values assume');
  return examples.map((example) => changedExample(calculator, example, `if ${condition}`, inputs));
}

function nameIn(text: string | null | undefined): CalculatorName {
  const names = Object.keys(calculators()) as CalculatorName[];
  const found = names.find((name) => name === text);
  if (!found) throw new Error(`needs of="…"; ${suggest(text ?? '', names)}`);
  return found;
}

const outcomeOf = (name: string, {label, value, badge}: Outcome) =>
  element(
    'p',
    [
      inlineElement('span', [text(`${label} of ${name}`)]),
      text(' '),
      strong(value),
      text(' '),
      inlineElement('span', [text(badge.text)], badge.classes.join(' ')),
    ],
    'calculator-outcome',
  );

const stepsOf = (steps: CalculationStep[]) =>
  tableOf(
    ['Step', 'Value'],
    steps.map(({label, note, value, isResult}) => [
      [
        isResult ? strong(label) : text(label),
        ...(note ? [lineBreak, inlineElement('small', [text(note)])] : []),
      ],
      [isResult ? strong(value) : text(value)],
    ]),
  );
