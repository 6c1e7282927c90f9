import {closest, suggest} from '../../base/text/suggest';
import {loadSample, now, type SampleRecord} from '../../sample/organization';
import type {CalculatorName} from '.';
import type {Calculator, Example} from './calculation';
import {type Inputs, separator} from './fields';
import {momentText} from './read';
import {off} from './risk-score';

/**
 * Returns a calculator's inputs for records of the sample organization, by their names.
 *
 * @throws {Error} when there's no such record; the message has the closest name
 */
export const examplesOf = (calculator: CalculatorName, names: readonly string[]): Example[] =>
  names.map((name) => {
    const [model, inputsOf] = byCalculator[calculator];
    return {name, inputs: filled(inputsOf(recordOf(model, name)))};
  });

/**
 * Returns a record's example with other inputs, such as another preset.
 *
 * @param difference what isn't as in the sample organization: "if CVSS 4 counts"
 * @param changes inputs by field. An attribute's name in the field `attribute` becomes its value on the definition
 * @throws {Error} when the calculator has no such field or option
 */
export function changedExample(
  {name, fieldsFor}: Calculator,
  example: Example,
  difference: string,
  changes: Inputs,
): Example {
  const inputs = filled({...example.inputs, ...changes});
  if (inputs.attribute) inputs.attribute = attributeOf(example.name, inputs.attribute);
  const fields = fieldsFor(inputs);
  for (const [key, value] of Object.entries(changes)) {
    const field = fields.find((each) => each.name === key);
    if (!field)
      throw new Error(
        `can't change ${key}; ${suggest(
          key,
          fields.map((each) => each.name),
        )}`,
      );
    const options = field.kind === 'choice' ? field.options.map((option) => option.value) : [];
    if (options.length > 0 && !options.includes(value))
      throw new Error(`can't set ${key} of ${name} to "${value}"; ${suggest(value, options)}`);
  }
  return {name: `${example.name} ${difference}`, inputs};
}

/** A number as it is, or the value of an attribute of the finding's definition. */
function attributeOf(finding: string, attribute: string): string {
  if (/^[\d.]+$/.test(attribute)) return attribute;
  const [definition] = related(recordOf('Finding', finding).type);
  const value = textOf(definition?.[attribute]);
  if (!value) throw new Error(`needs a value in attribute; ${finding} has no ${attribute}`);
  return value;
}

const filled = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''));

const byCalculator: Record<CalculatorName, [model: string, (record: SampleRecord) => Inputs]> = {
  'risk-score': ['Finding', ofScore],
  'due-date': ['Finding', ofDueDate],
  aggregation: ['Asset', ofAsset],
};

function recordOf(model: string, name: string): SampleRecord {
  const records = loadSample().of(model);
  const found = records.find((record) => record.name === name);
  if (found) return found;
  const near = closest(
    name,
    records.map((record) => String(record.name)),
  );
  throw new Error(
    `needs records of the sample organization in examples; "${name}" isn't one${near ? `, but "${near}" is` : ''}`,
  );
}

function ofScore(finding: SampleRecord): Inputs {
  const [definition] = related(finding.type);
  const [model] = related(finding.riskScoringModel);
  return {
    preset: textOf(model?.preset),
    cvssV3: textOf(definition?.cvssV3BaseScore),
    cvssV2: textOf(definition?.cvssV2BaseScore),
    severity: textOf(finding.severity),
    otherwise: textOf(model?.defaultRiskScore),
    include: model?.includeRiskFactors === true ? '' : off,
    factors: related(finding.riskFactors)
      .map(({name}) => name)
      .join(separator),
  };
}

function ofDueDate(finding: SampleRecord): Inputs {
  const isFixed = finding.status === 'Fixed';
  if (!isFixed && finding.statusCategory !== 'Open')
    throw new Error(
      `needs open or fixed findings in examples; "${finding.name}" is ${finding.status}`,
    );
  return {
    definition: related(finding.slaDefinition)
      .map(({name}) => name)
      .join(),
    score: textOf(finding.riskScore),
    start: momentText(textOf(finding.firstFound)),
    extended: momentText(textOf(finding.extendedDueDate)),
    closed: isFixed ? momentText(textOf(finding.lastFixed)) : '',
    at: momentText(now),
  };
}

function ofAsset(asset: SampleRecord): Inputs {
  const findings = loadSample()
    .of('Finding')
    .filter(({targets}) => related(targets).includes(asset));
  const scoresOf = (category: string) =>
    findings
      .filter(({statusCategory}) => statusCategory === category)
      .map(({riskScore}) => textOf(riskScore))
      .join(separator);
  const [model] = related(asset.riskScoringModel);
  return {
    aggregation: textOf(model?.aggregation),
    open: scoresOf('Open'),
    closed: scoresOf('Closed'),
  };
}

/** The records that a reference leads to. */
const related = (value: SampleRecord[string] | undefined): SampleRecord[] =>
  [value ?? []].flat().flatMap((id) => loadSample().get(String(id)) ?? []);

/** A value as a field has it. A score has one decimal. */
const textOf = (value: SampleRecord[string] | undefined): string =>
  typeof value === 'number' ? value.toFixed(1) : String(value ?? '');
