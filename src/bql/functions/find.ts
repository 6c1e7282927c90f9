import {type AggregateFunction, aggregateFunctions} from './aggregate';
import type {FunctionName} from './reference';
import {type ScalarFunction, scalarFunctions} from './scalar';

interface FoundFunction {
  name: FunctionName;
  scalar?: ScalarFunction;
  aggregate?: AggregateFunction;
}

const byLowerCase = new Map<string, FoundFunction>([
  ...Object.entries(scalarFunctions).map(([name, scalar]) =>
    entryOf({name: name as FunctionName, scalar}),
  ),
  ...Object.entries(aggregateFunctions).map(([name, aggregate]) =>
    entryOf({name: name as FunctionName, aggregate}),
  ),
]);

function entryOf(found: FoundFunction): [string, FoundFunction] {
  return [found.name.toLowerCase(), found];
}

/** Finds a function by its name in any case, and returns it with its name as the table spells it. */
export const findFunction = (name: string): FoundFunction | undefined =>
  byLowerCase.get(name.toLowerCase());
