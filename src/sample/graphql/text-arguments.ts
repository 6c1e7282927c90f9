import {scopeOf} from '../../bql/bind/scope';
import {checkSortKeys} from '../../bql/check/check-sort-keys';
import {type CompiledCondition, compileCondition} from '../../bql/condition';
import type {Dataset} from '../../bql/evaluate/values';
import type {SortKey} from '../../bql/syntax/ast';
import {type Fault, faultAt} from '../../bql/syntax/fault';
import {parseSortKeys} from '../../bql/syntax/parse';
import {inSentence, rootFieldOf} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';

/** Compiles a root field's `filter`. Its faults are what BQL says about a condition, and about a whole query. */
export function compileFilter(text: string, typeName: string, dataset: Dataset): CompiledCondition {
  const compiled = compileCondition(text, typeName, dataset, {allowBareWords: true});
  if (compiled.holds) return compiled;
  const query = faultOfQuery(text, typeName, dataset.udm);
  return {faults: query ? [query] : compiled.faults.map(withVariableAdvice(typeName, dataset.udm))};
}

/** Reads a root field's `orderBy`. Without a value, there are faults. */
export function readOrder(
  text: string,
  typeName: string,
  udm: Udm,
): {value?: SortKey[]; faults: Fault[]} {
  const [, clause, keys = ''] = /^\s*(ORDER\s+BY)\s+(.*)$/is.exec(text) ?? [];
  if (clause)
    return {faults: [faultAt(all(text), `Drop ${clause}. What remains is: ${keys.trim()}`, keys)]};
  const {value, faults} = parseSortKeys(text);
  if (!value) return {faults};
  const found = checkSortKeys(value, scopeOf(udm, typeName));
  return found.length > 0 ? {faults: found} : {value, faults: []};
}

const all = (text: string) => ({start: 0, end: text.length});

/** A BQL query with at most one condition: its parts before, in, and after the condition. */
const query =
  /^\s*(?<before>FIND\s+\w+(?:\s+AS\s+(?<alias>\w+))?(?:\s+WHERE\b)?|WHERE\b)\s*(?<rest>[\s\S]*)$/i;
const clausesAfter = /\s*\b(?:THAT|WITH|RETURN|ORDER\s+BY|SKIP|LIMIT)\b[\s\S]*$/i;

/** Returns what to drop from a filter that's a query, or `undefined` if it isn't one. */
function faultOfQuery(text: string, typeName: string, udm: Udm): Fault | undefined {
  const {before, alias, rest = ''} = query.exec(text)?.groups ?? {};
  if (!before) return undefined;
  const [after = ''] = clausesAfter.exec(` ${rest}`) ?? [];
  const own = after ? ` ${rest}`.slice(0, -after.length) : rest;
  const condition = own.replaceAll(new RegExp(`\\b${alias}\\.`, 'g'), '').trim();
  const dropped = [before, after.trim()].filter(Boolean).join(' and ');
  const remaining = condition
    ? `What remains is: ${condition}`
    : `Without a filter, ${rootOf(typeName, udm)} returns every ${inSentence(udm.model(typeName))}.`;
  return faultAt(
    all(text),
    `A filter is a condition, not a query. Drop ${dropped}. ${remaining}`,
    condition,
  );
}

/** Adds to a fault about a variable where one can be. */
const withVariableAdvice =
  (typeName: string, udm: Udm) =>
  (fault: Fault): Fault =>
    fault.message.startsWith('BQL has no variables')
      ? {
          ...fault,
          message: `${fault.message} A variable holds the whole filter: ${rootOf(typeName, udm)}(filter: $filter)`,
        }
      : fault;

const rootOf = (typeName: string, udm: Udm) => rootFieldOf(udm.model(typeName));
