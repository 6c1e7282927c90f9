import type {BoundQuery} from '../bind/bind';
import {modelNamesOf} from '../sources';
import type {Fault} from '../syntax/fault';

/**
 * Warns about a THAT that continues from OPTIONALLY THAT. A record that was kept without a related one has nothing to
 * continue from, so it's dropped after all.
 */
export function adviseOnRequiredSteps({steps}: BoundQuery): Fault[] {
  return steps.flatMap(({origin, optional, negated, from, start, target}) => {
    const before = steps[origin - 1];
    if (!before?.optional || optional || negated) return [];
    const kept = before.target.alias?.text ?? modelNamesOf(before.target).join('|');
    const message = `OPTIONALLY THAT keeps records without ${kept}, but this step drops them. Write OPTIONALLY THAT here too.`;
    // Without an alias, the step begins with THAT.
    const range = from ? {start, end: target.end} : {start, end: start + 'THAT'.length};
    const fix = from ? undefined : 'OPTIONALLY THAT';
    return [{...range, severity: 'warning', message, fix}];
  });
}
