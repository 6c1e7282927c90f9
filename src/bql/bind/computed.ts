import type {ModelAttribute} from '../../product/udm/udm';
import {findFunction} from '../functions/find';
import {functionReference, type ValueType} from '../functions/reference';
import type {Call, Expression, Literal, Path} from '../syntax/ast';
import {type Computed, isFault} from './names';
import type {Scope} from './scope';

/** Returns the type that an expression produces, as far as it's known before the query runs. */
export function computedBy(expression: Expression, scope: Scope): Computed {
  switch (expression.kind) {
    case 'literal':
      return {type: typeOfLiteral(expression)};
    case 'path':
      return computedByPath(expression, scope);
    case 'negative':
    case 'arithmetic':
      return {type: 'number'};
    case 'case': {
      const {branches, otherwise} = expression;
      const results = [...branches.map(({result}) => result), ...(otherwise ? [otherwise] : [])];
      const [type = 'any', ...others] = new Set(
        results.map((each) => computedBy(each, scope).type),
      );
      return {type: others.length === 0 ? type : 'any'};
    }
    case 'call':
      return computedByCall(expression, scope);
  }
}

function typeOfLiteral({value}: Literal): ValueType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'true/false';
  return value === null ? 'any' : 'text';
}

function computedByPath(path: Path, scope: Scope): Computed {
  const target = scope.targetOf(path);
  if (isFault(target)) return {type: 'any'};
  if (target.kind === 'computed') return target;
  if (target.kind === 'records') return {type: target.list ? 'list' : 'record'};
  const {attribute} = target;
  return {type: target.list ? 'list' : typeOfAttribute(attribute), attribute};
}

/** Dates are ISO 8601 strings. */
function typeOfAttribute({type}: ModelAttribute): ValueType {
  switch (type) {
    case 'number':
      return 'number';
    case 'boolean':
      return 'true/false';
    case 'text':
    case 'textArea':
    case 'email':
    case 'url':
    case 'uniqueIdentifier':
    case 'choice':
    case 'dateTime':
      return 'text';
    default:
      return 'any';
  }
}

/** The maximum of a rating is also a rating. */
function computedByCall({name, arguments: [argument]}: Call, scope: Scope): Computed {
  const found = findFunction(name.text);
  if (!found) return {type: 'any'};
  if (argument && ['max', 'min'].includes(found.name)) return computedBy(argument, scope);
  return {type: functionReference[found.name].gives};
}
