import {listed} from '../../base/text/words';
import type {Scope} from '../bind/scope';
import type {Test} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/**
 * Catches an attribute that only more specific models have: `FIND Finding WHERE port = 3389`. Other records can't pass
 * the test, so that the specific models find the same.
 *
 * @param test a condition that all records must pass
 * @returns undefined if that isn't so, or if records without the attribute can pass the test
 */
export function modelOfAttribute(test: Test, {sources, udm}: Scope): Fault | undefined {
  const [first, second] = test.left.names;
  const named = sources.find((source) => source?.alias && source.alias === first?.text);
  const source = named ?? (sources.length === 1 ? sources[0] : undefined);
  const name = named ? second : first;
  const [model = '', ...others] = source?.models ?? [];
  const isAbsent =
    ('negated' in test && test.negated) ||
    (test.kind === 'comparison' && (test.operator === '!=' || test.value.value === null));
  if (!source?.range || !name || others.length > 0 || isAbsent) return undefined;
  if (udm.attributeOf(model, name.text)) return undefined;
  const having = udm
    .descendantsOf(model)
    .filter(({attributes}) => attributes.some((attribute) => attribute.name === name.text))
    .map(({typeName}) => typeName);
  if (having.length === 0 || having.length > mostModels) return undefined;
  const fix = having.join('|');
  const wrong = `${model} has no attribute "${name.text}", but ${listed(having)}`;
  const advice = having.length > 1 ? `do. Write ${fix}.` : 'does. Find that model instead.';
  const {start} = source.range;
  return faultAt({start, end: start + model.length}, `${wrong} ${advice}`, fix);
}

/** A query for more models says too little about what's wanted. */
const mostModels = 4;
