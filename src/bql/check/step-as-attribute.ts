import type {BoundQuery, BoundStep} from '../bind/bind';
import {connectionsBetween} from '../bind/connections';
import {isFault} from '../bind/names';
import {lacking} from '../bind/related-models';
import {suggestedFor} from '../bind/unknown-attribute';
import {conjunctsOf, testsOf, withPaths} from '../conditions';
import {isAggregate} from '../expressions';
import {printCondition} from '../format/condition';
import {printSource} from '../format/query';
import {modelNamesOf} from '../sources';
import type {Condition, Name, Path} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {freeAlias, modelOf} from '../syntax/foreign/model-names';

/** What FIND or the last THAT finds. */
type LastPart = Pick<BoundStep, 'target' | 'where' | 'scope' | 'negated' | 'optional'>;

/**
 * Catches conditions on a related model that's written like an attribute: `h.vulnerabilities.status = "Reopened"`.
 *
 * @returns undefined if a step can't take their place: if it would come before another one, if they're negative, if it
 *   would repeat what's counted or what has no alias, or if several verbs lead to the model
 */
export function stepWrittenAsAttribute(query: BoundQuery): Fault | undefined {
  const {find, where, scope, udm} = query;
  const last = query.steps.at(-1) ?? {target: find, where, scope, negated: false, optional: false};
  const {target} = last;
  if (!last.where || last.negated || last.optional) return undefined;
  const parts = conjunctsOf(last.where);
  const named = parts.map((part) => relatedIn(part, last));
  const [name, ...more] = named.filter((each) => each !== undefined);
  if (!name || more.some(({text}) => text !== name.text)) return undefined;
  const models = modelNamesOf(target);
  const model = modelOf(name.text);
  const verb = udm.find(model) && onlyVerb(connectionsBetween(models, [model], udm));
  const tests = parts.filter((_, index) => named[index]);
  const others = parts.filter((_, index) => !named[index]);
  const found = verb ? (existence(tests, last) ?? testsOfStep(tests, model, last)) : undefined;
  if (!found || (!found.isAbsent && repeats(query, last))) return undefined;
  const before = others.length > 0 ? ` WHERE ${printAll(others)}` : '';
  const step = `THAT ${found.isAbsent ? 'NOT ' : ''}${verb} ${model}${found.where}`;
  const how = found.isAbsent
    ? 'To find records without a related record, write'
    : 'Follow the relationship:';
  return faultAt(
    {start: target.start, end: last.where.end},
    `${lacking(name.text, models)} ${how} ${step}.`,
    `${printSource(target)}${before} ${step}`,
  );
}

/** What a step finds instead of conditions. */
interface Found {
  /** The alias and the conditions of its records. */
  where: string;
  /** Whether no record must exist. */
  isAbsent: boolean;
}

/** Reads `h.vulnerabilities NOT EXISTS`. */
function existence([test, ...others]: Condition[], last: LastPart): Found | undefined {
  const isWhole = test?.kind === 'exists' && namesAfterAlias(test.left, last).length === 1;
  return isWhole && others.length === 0 ? {where: '', isAbsent: test.negated} : undefined;
}

/** Writes the tests of related records with their alias, unless they're negative. */
function testsOfStep(tests: Condition[], model: string, last: LastPart): Found | undefined {
  const isWhole = (path: Path) => namesAfterAlias(path, last).length === 1;
  const isMixed = tests.some((test) => test.kind === 'exists' && isWhole(test.left));
  if (isMixed || /\bNOT\b|!=/.test(printAll(tests))) return undefined;
  const aliases = last.scope.sources.flatMap((source) => source?.alias ?? []);
  const alias = freeAlias(model, aliases);
  const moved = tests.map((test) =>
    withPaths(test, (path) => {
      const name = relatedTo(path, last);
      const rest = namesAfterAlias(path, last).slice(1);
      return name ? {...path, names: [{...name, text: alias}, ...rest]} : path;
    }),
  );
  return {where: ` AS ${alias} WHERE ${printAll(moved)}`, isAbsent: false};
}

/** Whether a further step would change what RETURN and WITH count, or what names without an alias mean in them. */
function repeats({with: projections, return: returned}: BoundQuery, {target}: LastPart): boolean {
  const all = [...projections, ...(returned ? [returned] : [])];
  return all.some(
    ({items}) => !target.alias || items.some(({expression}) => isAggregate(expression)),
  );
}

const namesAfterAlias = ({names}: Path, {target}: LastPart): Name[] =>
  names[0]?.text === target.alias?.text ? names.slice(1) : names;

/** Returns what begins a path like an attribute, but isn't one, nor like one. */
function relatedTo(path: Path, last: LastPart): Name | undefined {
  const {target, scope} = last;
  const [name] = namesAfterAlias(path, last);
  if (!name || !isFault(scope.targetOf(path))) return undefined;
  const isModel = scope.sources.some((source) => source?.models.includes(name.text));
  return isModel || suggestedFor(name.text, modelNamesOf(target), scope.udm) ? undefined : name;
}

/** Returns what all tests of a condition begin with. Only EXISTS can be about all of the related records. */
function relatedIn(condition: Condition, last: LastPart): Name | undefined {
  const [name, ...others] = testsOf(condition).map(({left}) => {
    const isWhole = namesAfterAlias(left, last).length === 1;
    return isWhole && condition.kind !== 'exists' ? undefined : relatedTo(left, last);
  });
  return others.every((other) => other?.text === name?.text) ? name : undefined;
}

/** Returns the verb that joins models now, if it's the only one. */
function onlyVerb(connections: readonly {verb: string}[]): string | undefined {
  const verbs = new Set(
    connections.map(({verb}) => verb).filter((verb) => !/^PREVIOUS/.test(verb)),
  );
  return verbs.size === 1 ? [...verbs][0] : undefined;
}

/** Writes conditions that must all be true. */
function printAll(conditions: Condition[]): string {
  const [only, ...others] = conditions;
  if (!only) return '';
  return printCondition(others.length > 0 ? {...only, kind: 'and', conditions} : only);
}
