import {closest, suggestion} from '../../base/text/suggest';
import {type Compared, type ComparedKind, comparedAt, described, hasOrder} from '../bind/compared';
import {nameOfUnnamed} from '../bind/lost-alias';
import {isFault} from '../bind/names';
import {resolve, type Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {shadowOf} from '../bind/shadowed';
import type {PathUse} from '../bind/unknown-attribute';
import {printPath} from '../format/terms';
import type {
  AttributeTest,
  Comparison,
  Condition,
  CurrentUserTest,
  ListTest,
  Test,
  TimeTest,
} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {timeUnits} from '../syntax/words';
import {checkAttributes} from './check-attributes';
import {checkPattern} from './check-pattern';
import {checkValue, mustBeText} from './check-value';
import {modelOfAttribute} from './model-of-attribute';
import {partsOfDate} from './parts-of-date';
import {periodAsText, relativeDate} from './relative-date';
import {stateAsAttribute} from './state-as-attribute';
import {valueOfAnother} from './value-of-another';
import {valueOfOs} from './value-of-os';

/**
 * Checks a condition against the data model: its names, whether operators fit the type, and whether values can occur.
 *
 * @param around what's around it: whether NOT is before it, and whether all records that are found must pass it
 * @returns faults in text order; empty if the condition can be evaluated
 */
export function checkCondition(
  condition: Condition,
  scope: Scope,
  {isDenied = false, isRequired = false}: Around = {},
): Fault[] {
  switch (condition.kind) {
    case 'and':
      return checkAll(condition.conditions, scope, {isDenied, isRequired});
    case 'or':
      return condition.conditions.flatMap((part) => checkCondition(part, scope, {isDenied}));
    case 'not':
      return checkCondition(condition.condition, scope, {isDenied: !isDenied});
    default: {
      const target = scope.targetOf(condition.left);
      if (!isFault(target)) {
        const faults = checkTest(condition, target, scope);
        const shadow = faults.length > 0 ? shadowOf(condition.left, scope) : undefined;
        return shadow ? [faultAt(condition.left, shadow.message, shadow.fix)] : faults;
      }
      const given = nameOfUnnamed(condition.left, scope.passing);
      if (given) return [faultAt(condition.left, `Write the name from WITH: ${given}.`, given)];
      const better = resolve(condition.left, scope, wantedBy(condition, isDenied));
      return [
        partsOfDate([condition], scope) ??
          stateAsAttribute(condition, scope) ??
          userByName(condition, scope) ??
          (isRequired ? modelOfAttribute(condition, scope) : undefined) ??
          (isFault(better) ? better : target),
      ];
    }
  }
}

/** What's around a condition. */
interface Around {
  isDenied?: boolean;
  isRequired?: boolean;
}

/** Checks conditions that AND joins. Two of them in a row can be the parts of one date. */
function checkAll(conditions: Condition[], scope: Scope, around: Around): Fault[] {
  const faults: Fault[] = [];
  for (let at = 0; at < conditions.length; at += 1) {
    const pair = partsOfDate(conditions.slice(at, at + 2), scope);
    if (pair) at += 1;
    faults.push(...(pair ? [pair] : checkCondition(conditions[at] as Condition, scope, around)));
  }
  return faults;
}

/** Returns what attributes a test can have, if only few attributes suit it. */
function wantedBy(test: Test, isDenied: boolean): PathUse | undefined {
  switch (test.kind) {
    case 'exists':
      return test.negated === isDenied ? undefined : {isAbsent: true};
    case 'comparison':
      return test.value.value === null && (test.operator === '=') !== isDenied
        ? {isAbsent: true}
        : undefined;
    case 'currentUser':
      return {suits: ({target}) => isPerson(target), test: 'IS CURRENT USER'};
    case 'time':
      return {suits: ({type}) => type === 'dateTime'};
    default:
      return undefined;
  }
}

const isPerson = (model: string | undefined) => model === 'User' || model === 'Person';

function checkTest(test: Test, target: Target, scope: Scope): Fault[] {
  const left = comparedAt(test.left, target);
  switch (test.kind) {
    case 'comparison':
      if (test.value.value === null && isEquality(test))
        return [comparedWithNothing(test, left.name)];
      if (test.value.value === '' && isEquality(test) && target.kind !== 'computed')
        return [comparedWithNothing(test, left.name, target)];
      if (target.kind === 'records' && target.models.some(isPerson) && isMe(test))
        return [forCurrentUser(test, left.name)];
      return [
        ...checkOrder(test, left, scope),
        ...(valueOfAnother(test, target, scope) ??
          listed(relativeDate(test, left)) ??
          listed(valueOfOs(test, target, left, scope)) ??
          checkValue(test.value, left, scope)),
      ];
    case 'list': {
      const misfits = test.operator === 'IN' ? [] : mustHaveParts(test, left);
      const another = test.operator === 'IN' ? valueOfAnother(test, target, scope) : undefined;
      return (
        another ?? [...misfits, ...test.values.flatMap((value) => checkValue(value, left, scope))]
      );
    }
    case 'text':
      return (
        listed(periodAsText(test, left)) ?? [
          ...mustHold(['text', 'choice'], left, test, `${test.operator} searches text`),
          ...mustBeText(test.value),
        ]
      );
    case 'regex':
      return [
        ...mustHold(['text', 'choice'], left, test, '=~ searches text'),
        ...checkPattern(test.pattern, left.name),
      ];
    case 'time':
      return [
        ...mustHold(['date'], left, test, `${test.operator} compares dates`),
        ...checkSpan(test),
      ];
    case 'attribute':
      return checkRight(test, left, scope);
    case 'currentUser': {
      const models = target.kind === 'records' ? target.models : [];
      return models.some(isPerson)
        ? []
        : [
            userByName(test, scope) ??
              faultAt(
                test,
                `IS CURRENT USER needs a user or person, but "${left.name}" is neither.`,
                testOfMembers(test, models, scope),
              ),
          ];
    }
    case 'exists':
      return [];
  }
}

const listed = (fault: Fault | undefined) => fault && [fault];

const isEquality = ({operator}: Comparison) => operator === '=' || operator === '!=';

/** Catches a user's name or address that's compared with the current user: `u.username = currentUser()`. */
function userByName(test: Test, scope: Scope): Fault | undefined {
  const names = test.left.names.slice(0, -1);
  const isName = /(?:name|mail|login|id)s?$/i.test(test.left.names.at(-1)?.text ?? '');
  if (test.kind !== 'currentUser' || !isName || names.length === 0) return undefined;
  const target = resolve({...test.left, names}, scope);
  if (isFault(target) || target.kind !== 'records' || !target.models.some(isPerson))
    return undefined;
  const path = names.map(({text}) => text).join('.');
  const fix = `${path} ${test.negated ? 'NOT ' : ''}IS CURRENT USER`;
  return faultAt(test, `For your own records, write ${fix}.`, fix);
}

/** Returns the test of the people in a group that was compared with the current user: `remediationOwner`. */
function testOfMembers(test: CurrentUserTest, models: string[], {udm}: Scope): string | undefined {
  const isGroup = models.some((model) => isPerson(udm.attributeOf(model, 'members')?.target));
  const not = test.negated ? 'NOT ' : '';
  return isGroup ? `${printPath(test.left)}.members ${not}IS CURRENT USER` : undefined;
}

const isMe = (test: Comparison) =>
  isEquality(test) && /^@?(?:me|myself|current[ _]?user(?:\(\))?)$/i.test(String(test.value.value));

function forCurrentUser(test: Comparison, name: string): Fault {
  const fix = `${name} ${test.operator === '=' ? '' : 'NOT '}IS CURRENT USER`;
  return faultAt(test, `For your own records, write ${fix}.`, fix);
}

/** Advises on a comparison with NULL or, if there's a target, with an empty text, which no attribute has. */
function comparedWithNothing(test: Comparison, name: string, target?: Target): Fault {
  const fix = `${name} ${test.operator === '=' ? 'NOT EXISTS' : 'EXISTS'}`;
  if (target?.kind === 'records' && target.attribute)
    return faultAt(test, `"${name}" is a link to other records, not text. Write ${fix}.`, fix);
  const nothing = target ? '""' : 'NULL';
  return faultAt(
    test,
    `Nothing equals ${nothing}. Write ${name} EXISTS or ${name} NOT EXISTS.`,
    fix,
  );
}

function checkRight(test: AttributeTest, left: Compared, scope: Scope): Fault[] {
  const target = scope.targetOf(test.right);
  return isFault(target)
    ? [target]
    : checkAttributes(test, left, comparedAt(test.right, target), scope.udm);
}

function mustHold(kinds: ComparedKind[], {kind, name}: Compared, test: Test, what: string) {
  if (kind === 'unknown' || kinds.includes(kind)) return [];
  const instead = test.kind === 'text' ? comparisons[kind] : undefined;
  const message = `${what}, but "${name}" is ${described[kind]}.`;
  return [faultAt(test.operatorRange, instead ? `${message} Write ${instead}.` : message)];
}

/** How to compare values that aren't text. */
const comparisons: Partial<Record<ComparedKind, string>> = {
  number: '=, !=, <, <=, >, or >=',
  date: '=, !=, <, <=, >, >=, or IN LAST 30 days',
  boolean: '= true or = false',
};

/** `CONTAINS ANY` looks for parts of a string or of a list. */
function mustHaveParts({operator, operatorRange}: ListTest, left: Compared): Fault[] {
  const {kind, name, attribute} = left;
  if (attribute?.multivalued || !['number', 'date', 'boolean'].includes(kind)) return [];
  const message = `${operator} searches a list or text, but "${name}" is ${described[kind]}. Write IN.`;
  return [faultAt(operatorRange, message, 'IN')];
}

function checkOrder({operator, operatorRange}: Comparison, left: Compared, {udm}: Scope): Fault[] {
  const hasNoValues = left.kind === 'other';
  if (operator === '=' || operator === '!=' || hasNoValues || hasOrder(left, udm)) return [];
  const message = `${operator} doesn't work with "${left.name}", because its values have no order. Use = or !=.`;
  return [faultAt(operatorRange, message)];
}

function checkSpan({operator, operatorRange, amount, unit, unitRange}: TimeTest): Fault[] {
  const most = longest[unit];
  const range = {start: operatorRange.start, end: unitRange.end};
  if (/^quarters?$/i.test(unit)) {
    const fix = `${operator} ${3 * amount} months`;
    return [faultAt(range, `"${unit}" isn't a unit of time. Write ${fix}.`, fix)];
  }
  if (most === undefined) {
    const units = timeUnits.map((each) => `${each}s`);
    const best = shortened[unit.toLowerCase()] ?? closest(unit, units);
    const advice = best ? `Did you mean "${best}"?` : suggestion(unit, units);
    return [faultAt(unitRange, `"${unit}" isn't a unit of time. ${advice}`, best)];
  }
  if (amount <= most) return [];
  return [
    faultAt(range, `A span of time can be at most ${longestSpan}. For any date, write EXISTS.`),
  ];
}

export const longestSpan = '1,000 years';

/** The longest span by unit. Longer spans soon leave the range of dates that can be computed. */
const longest: Record<string, number> = {
  minute: 525_960_000,
  hour: 8_766_000,
  day: 365_250,
  week: 52_178,
  month: 12_000,
  year: 1000,
};

/** Short forms that people write, and the units they mean. */
const shortened: Record<string, string> = {
  min: 'minutes',
  mins: 'minutes',
  hr: 'hours',
  hrs: 'hours',
  wk: 'weeks',
  wks: 'weeks',
  mo: 'months',
  mos: 'months',
  yr: 'years',
  yrs: 'years',
};
