import type {ModelAttribute, Udm} from '../../product/udm/udm';
import {isFault} from '../bind/names';
import {type Scope, scopeOf} from '../bind/scope';
import {conjunctsOf} from '../conditions';
import {predicateOf} from '../evaluate/condition';
import {rowOf} from '../evaluate/row';
import {printCondition} from '../format/condition';
import {printLiteral, printPath} from '../format/terms';
import type {Graph} from '../graph';
import {ranksOf} from '../ranks';
import type {Condition, Junction, Negation, Path, Range, Test} from '../syntax/ast';
import type {Fault} from '../syntax/fault';
import {anotherText, candidatesFor} from './candidates';

/** A test, possibly negated with NOT. */
type Part = Test | (Negation & {condition: Test});
type Scalar = string | number | boolean;

/** Parts that must all be true of one single-valued attribute. */
interface Group {
  path: Path;
  attribute: ModelAttribute;
  model: string;
  parts: Part[];
}

/**
 * Warns about tests that no record can pass, alone or combined with other tests by AND, and about tests that every
 * record passes. If the outcome can't be determined, the test is treated as possible.
 *
 * @param condition a condition without errors
 */
export function adviseOnChances(condition: Condition, scope: Scope): Fault[] {
  const conjuncts = conjunctsOf(condition);
  const inner = conjuncts.flatMap((part) => {
    if (part.kind === 'or')
      return [
        ...part.conditions.flatMap((each) => adviseOnChances(each, scope)),
        ...adviseOnAny(part, scope),
      ];
    return part.kind === 'not' && !isPart(part) ? adviseOnChances(part.condition, scope) : [];
  });
  const groups = groupsOf(conjuncts.filter(isPart), scope);
  return [...inner, ...groups.flatMap((group) => adviseOnGroup(group, scope.udm))];
}

function isPart(condition: Condition): condition is Part {
  const inner = condition.kind === 'not' ? condition.condition : condition;
  return inner.kind !== 'and' && inner.kind !== 'or' && inner.kind !== 'not';
}

const testOf = (part: Part): Test => (part.kind === 'not' ? part.condition : part);

/** List attributes aren't grouped, because one value can pass the first test and another value the second. */
function groupsOf(parts: Part[], scope: Scope): Group[] {
  const groups = new Map<string, Group>();
  for (const part of parts) {
    const path = testOf(part).left;
    const target = scope.targetOf(path);
    if (isFault(target) || target.kind !== 'attribute' || target.list) continue;
    const {source, names, attribute, models} = target;
    const key = [source, ...names.map(({text}) => text)].join('.');
    const group = groups.get(key);
    if (group) group.parts.push(part);
    else groups.set(key, {path, attribute, model: models[0] ?? '', parts: [part]});
  }
  return [...groups.values()];
}

function adviseOnGroup(group: Group, udm: Udm): Fault[] {
  const {attribute, model, parts} = group;
  const values = candidatesFor(attribute, parts.map(testOf).flatMap(literalsOf), udm);
  if (values.length === 0) return [];
  const chances = parts.map((part) => ({
    part,
    mayPass: chanceOf(part, attribute.name, model, udm),
  }));
  const alone = chances.flatMap((chance) => adviseOnPart(chance, values, group, udm));
  return alone.length > 0 ? alone : adviseOnAll(chances, values, attribute.name);
}

/** One part, and whether a record can pass it with a value and without one. */
interface Chance {
  part: Part;
  mayPass: (value: Scalar | undefined) => boolean;
}

function adviseOnPart(
  {part, mayPass}: Chance,
  values: Scalar[],
  {attribute, path}: Group,
  udm: Udm,
): Fault[] {
  const text = printCondition(part);
  const bounds = boundsOf(attribute, udm);
  if (![undefined, ...values].some(mayPass))
    return [warning(part, `${bounds}No record matches ${text}.`)];
  const test = testOf(part);
  const isCompared = test.kind === 'comparison' || test.kind === 'list';
  if (!isCompared || !values.every((value) => isSure(test, value) && mayPass(value))) return [];
  if (mayPass(undefined)) return [warning(part, `Every record matches ${text}. Remove it.`)];
  const advice = `Write ${printPath(path)} EXISTS, or remove the condition.`;
  return [warning(part, `${bounds}Every record that has a value matches ${text}. ${advice}`)];
}

/** Warns at the first part that no remaining value can pass. */
function adviseOnAll(chances: Chance[], values: Scalar[], name: string): Fault[] {
  const count = chances.findIndex((_chance, index) => {
    const first = chances.slice(0, index + 1);
    return ![undefined, ...values].some((value) => first.every(({mayPass}) => mayPass(value)));
  });
  const part = chances[count]?.part;
  if (!part) return [];
  const all = chances.slice(0, count + 1).map((chance) => printCondition(chance.part));
  const message = `No record matches ${all.join(' AND ')}, because "${name}" has only one value. Write OR, or remove one condition.`;
  return [warning(part, message)];
}

/** Warns about tests of one attribute that together let every value pass: `severity != "Low" OR severity != "High"`. */
function adviseOnAny(junction: Junction, scope: Scope): Fault[] {
  const {conditions} = junction;
  return groupsOf(conditions.filter(isPart), scope).flatMap(({attribute, model, parts, path}) => {
    const tests = parts.map(testOf);
    const values = candidatesFor(attribute, tests.flatMap(literalsOf), scope.udm);
    const chances = parts.map((part) => chanceOf(part, attribute.name, model, scope.udm));
    const passes = (value: Scalar, index: number) => {
      const [test, mayPass] = [tests[index], chances[index]];
      return test !== undefined && isSure(test, value) && mayPass?.(value) === true;
    };
    const isSingle = parts.some((_part, index) => values.every((value) => passes(value, index)));
    const isAll = values.every((value) => parts.some((_part, index) => passes(value, index)));
    const isNarrowing = values.some((value) => parts.every((_part, index) => passes(value, index)));
    if (parts.length < 2 || isSingle || !isAll || !isNarrowing) return [];
    const text = parts.map(printCondition).join(' OR ');
    const list = conditions.length === parts.length ? unequalTo(parts, path) : undefined;
    const who = chances.some((mayPass) => mayPass(undefined))
      ? 'record'
      : 'record that has a value';
    const message = `Every ${who} matches ${text}. Write ${list ?? 'AND'}.`;
    return [{...warning(junction, message), fix: list}];
  });
}

/** Turns several `!=` of one attribute into `severity NOT IN ["Low", "Medium"]`. */
function unequalTo(parts: Part[], path: Path): string | undefined {
  const values = parts.flatMap((part) =>
    part.kind === 'comparison' && part.operator === '!=' ? [printLiteral(part.value)] : [],
  );
  return values.length === parts.length
    ? `${printPath(path)} NOT IN [${values.join(', ')}]`
    : undefined;
}

const warning = ({start, end}: Range, message: string): Fault => ({
  start,
  end,
  severity: 'warning',
  message,
});

/** A graph without records or a real time, for evaluating single values. */
const nowhere: Graph = {now: new Date(0), recordsOf: () => [], find: () => undefined};

/** Makes a function that returns whether a record with a value, or without one, can pass. */
function chanceOf(part: Part, name: string, model: string, udm: Udm) {
  const test = testOf(part);
  const names = [{text: name, start: 0, end: 0}];
  const alone: Test = {...test, left: {...test.left, names}};
  const tried: Condition = part.kind === 'not' ? {...part, condition: alone} : alone;
  const holds = predicateOf(tried, scopeOf(udm, model), {udm, graph: nowhere});
  return (value: Scalar | undefined): boolean =>
    (value !== undefined && !isSure(test, value)) ||
    holds(rowOf({id: '', typeName: model, [name]: value}));
}

/**
 * Whether the value alone decides the test. A relative time span depends on the current time, and another attribute's
 * value is unknown.
 */
function isSure(test: Test, value: Scalar): boolean {
  if (test.kind === 'exists') return true;
  if (value !== anotherText) return ['comparison', 'list', 'text', 'regex'].includes(test.kind);
  if (test.kind === 'comparison') return test.operator === '=' || test.operator === '!=';
  return test.kind === 'list' && test.operator === 'IN';
}

function literalsOf(test: Test) {
  if (test.kind === 'comparison') return [test.value];
  return test.kind === 'list' ? test.values : [];
}

/** Describes the data model's limits on the values, if those limits are the reason. */
function boundsOf(attribute: ModelAttribute, udm: Udm): string {
  if (attribute.range) return `"${attribute.name}" ranges from ${attribute.range.join(' to ')}. `;
  const ranks = ranksOf(attribute, udm);
  return ranks ? `"${attribute.name}" ranges from ${ranks.at(-1)} to ${ranks[0]}. ` : '';
}
