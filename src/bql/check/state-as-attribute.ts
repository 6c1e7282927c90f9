import type {Scope} from '../bind/scope';
import type {Test} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {conditionOf, withoutIs} from '../syntax/states';

/**
 * Catches a state that's tested like an attribute, which it isn't: `open = true`.
 *
 * @returns undefined if the test isn't like that, or if the model has no attribute for the state
 */
export function stateAsAttribute(test: Test, {sources, udm}: Scope): Fault | undefined {
  if (test.kind !== 'comparison' || typeof test.value.value !== 'boolean') return undefined;
  const [name, ...path] = test.left.names.toReversed();
  const [alias, ...others] = path;
  const source = sources.find(
    (each) => each && (alias ? each.alias === alias.text : sources.length === 1),
  );
  const [model] = source?.models ?? [];
  if (!name || !model || others.length > 0 || test.operator.length > 2) return undefined;
  const isDenied = test.value.value === (test.operator === '!=');
  const condition = conditionOf(withoutIs(name.text), isDenied ? '!=' : '=');
  const [attribute = ''] = condition?.split(' ') ?? [];
  if (!condition || !udm.attributeOf(model, attribute)) return undefined;
  const fix = alias ? `${alias.text}.${condition}` : condition;
  return faultAt(
    {start: test.left.start, end: test.value.end},
    `${model} has no attribute "${name.text}". Write ${fix}.`,
    fix,
  );
}
