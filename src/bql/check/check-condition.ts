import {suggest} from '../../text/suggest';
import type {ModelAttribute} from '../../udm/udm';
import {ranksOf} from '../ranks';
import type {Condition, Literal, Range, Test} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {timeUnits} from '../syntax/words';
import {checkPattern} from './check-pattern';
import {resolve, type Target} from './resolve';
import {faultAt, isFault, type Scope} from './scope';

/** What a value is compared as. */
type Kind = 'text' | 'number' | 'boolean' | 'date' | 'choice' | 'other' | 'unknown';

/**
 * Checks a condition against the data model: names, operators that fit the type, values that can occur.
 *
 * @returns faults in the order of the text; none where the condition can be evaluated
 */
export function checkCondition(condition: Condition, scope: Scope): Fault[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.conditions.flatMap((part) => checkCondition(part, scope));
    case 'not':
      return checkCondition(condition.condition, scope);
    default:
      return checkTest(condition, scope);
  }
}

function checkTest(test: Test, scope: Scope): Fault[] {
  const target = resolve(test.left, scope);
  if (isFault(target)) return [target];
  const name = test.left.names.map(({text}) => text).join('.');
  const operator = 'operator' in test ? test.operator : '';
  const kind = kindOf(target);
  const attribute = target.kind === 'attribute' ? target.attribute : undefined;
  const values = (literals: Literal[]) =>
    literals.flatMap((literal) => checkValue(literal, kind, name, attribute, scope));
  switch (test.kind) {
    case 'comparison':
      return [...checkOrder(test, operator, kind, name, attribute, scope), ...values([test.value])];
    case 'list':
      return values(test.values);
    case 'text':
      return [
        ...needs(['text', 'choice'], kind, test, `${operator} searches a text`, name),
        ...mustBeText(test.value),
      ];
    case 'regex':
      return [
        ...needs(['text', 'choice'], kind, test, '=~ searches a text', name),
        ...checkPattern(test.pattern, name),
      ];
    case 'time':
      return [
        ...needs(['date'], kind, test, `${operator} compares a date`, name),
        ...checkSpan(test.amount, test.unit, test.unitRange),
      ];
    case 'attribute': {
      const right = resolve(test.right, scope);
      if (isFault(right)) return [right];
      const other = kindOf(right);
      return [kind, other].includes('unknown') || kind === other
        ? []
        : [
            faultAt(
              test.right,
              `"${name}" holds ${described[kind]} and this ${described[other]}: they can't be compared.`,
            ),
          ];
    }
    case 'currentUser': {
      const models = target.kind === 'records' ? target.models : [];
      return models.some((model) => model === 'User' || model === 'Person')
        ? []
        : [faultAt(test, `IS CURRENT USER needs a user or person; "${name}" is neither.`)];
    }
    case 'exists':
      return [];
  }
}

function kindOf(target: Target): Kind {
  if (target.kind === 'computed') return 'unknown';
  // A record compared with a text is compared by its display name.
  if (target.kind === 'records') return 'text';
  switch (target.attribute.type) {
    case 'text':
    case 'textArea':
    case 'email':
    case 'url':
    case 'uniqueIdentifier':
      return 'text';
    case 'number':
    case 'boolean':
    case 'choice':
      return target.attribute.type;
    case 'dateTime':
      return 'date';
    default:
      return 'other';
  }
}

const described: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  choice: 'one of a list of values',
  other: 'something that has no order',
  unknown: 'a value',
};

function needs(kinds: Kind[], kind: Kind, test: Test, what: string, name: string): Fault[] {
  return kind === 'unknown' || kinds.includes(kind)
    ? []
    : [faultAt(test.operatorRange, `${what}, but "${name}" holds ${described[kind]}.`)];
}

function mustBeText(literal: Literal): Fault[] {
  return typeof literal.value === 'string'
    ? []
    : [
        faultAt(
          literal,
          `Put the text in double quotes: "${literal.value}".`,
          `"${literal.value}"`,
        ),
      ];
}

function checkOrder(
  test: Test,
  operator: string,
  kind: Kind,
  name: string,
  attribute: ModelAttribute | undefined,
  {udm}: Scope,
): Fault[] {
  if (operator === '=' || operator === '!=') return [];
  const hasOrder =
    ['number', 'date', 'text', 'unknown'].includes(kind) ||
    (kind === 'choice' && attribute !== undefined && ranksOf(attribute, udm) !== undefined);
  return hasOrder
    ? []
    : [
        faultAt(
          test.operatorRange,
          `${operator} needs an order, but "${name}" holds ${described[kind]}. Use = or !=.`,
        ),
      ];
}

function checkSpan(amount: number, unit: string, unitRange: Range): Fault[] {
  return [
    ...(Number.isInteger(amount) && amount > 0
      ? []
      : [faultAt(unitRange, 'A span of time is a whole number above 0 and a unit: 30 days.')]),
    ...(timeUnits.includes(unit)
      ? []
      : [
          faultAt(
            unitRange,
            `"${unit}" is no unit of time: ${suggest(
              unit,
              timeUnits.map((each) => `${each}s`),
            )}`,
          ),
        ]),
  ];
}

function checkValue(
  literal: Literal,
  kind: Kind,
  name: string,
  attribute: ModelAttribute | undefined,
  {udm}: Scope,
): Fault[] {
  const {value, isDate} = literal;
  if (value === null)
    return [faultAt(literal, `Nothing equals NULL. Write ${name} EXISTS or ${name} NOT EXISTS.`)];
  const wrong = (message: string, fix?: string) => [faultAt(literal, message, fix)];
  switch (kind) {
    case 'number':
      if (typeof value === 'number') return [];
      return wrong(`"${name}" holds a number: write it without quotes.`, numeric(value));
    case 'boolean':
      if (typeof value === 'boolean') return [];
      return wrong(`"${name}" holds true or false: write it without quotes.`, booleanWord(value));
    case 'date':
      if (isDate && isRealDate(String(value))) return [];
      return wrong(
        isDate
          ? `There is no day ${value}.`
          : `"${name}" holds a date: write it without quotes, as in 2026-01-31.`,
        typeof value === 'string' && isRealDate(value) ? value : undefined,
      );
    case 'choice': {
      const known = attribute ? udm.valuesOf(attribute) : [];
      if (known.includes(String(value))) return [];
      return wrong(`"${name}" is never "${value}": ${suggest(String(value), known)}`);
    }
    case 'text':
      return isDate
        ? wrong(`"${name}" holds a text: put it in double quotes.`, `"${value}"`)
        : mustBeText(literal);
    case 'other':
      return wrong(`"${name}" holds ${described.other}. Only EXISTS works on it.`);
    case 'unknown':
      return [];
  }
}

const numeric = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;

const booleanWord = (value: unknown) =>
  typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() : undefined;

function isRealDate(text: string): boolean {
  const [day = ''] = text.split('T');
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day.length === 10;
}
