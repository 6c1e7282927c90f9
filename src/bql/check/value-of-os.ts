import type {Compared} from '../bind/compared';
import type {Target} from '../bind/resolve';
import type {Scope} from '../bind/scope';
import {printText} from '../format/terms';
import type {Comparison} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';

/** Distributions, in lowercase, and how the names of operating systems write them. */
const distributions: Record<string, string> = {
  rhel: 'Red Hat',
  redhat: 'Red Hat',
  'red hat': 'Red Hat',
  ubuntu: 'Ubuntu',
  debian: 'Debian',
  centos: 'CentOS',
  suse: 'SUSE',
  sles: 'SUSE',
  fedora: 'Fedora',
  'amazon linux': 'Amazon Linux',
  'oracle linux': 'Oracle Linux',
  aix: 'AIX',
  solaris: 'Solaris',
  esxi: 'ESXi',
};

/**
 * Catches a version or distribution where only a family of operating systems can be: `osFamily = "Ubuntu"`.
 *
 * @returns undefined if it isn't so
 */
export function valueOfOs(
  {left, operator, value: {value}, end}: Comparison,
  target: Target,
  {name, attribute}: Compared,
  {udm}: Scope,
): Fault | undefined {
  if (target.kind !== 'attribute' || attribute?.name !== 'osFamily' || typeof value !== 'string')
    return undefined;
  const families = udm.valuesOf(attribute);
  const isVersion = families.some((family) =>
    value.toLowerCase().startsWith(`${family.toLowerCase()} `),
  );
  const text = distributions[value.toLowerCase()] ?? (isVersion ? value : undefined);
  if (!text || !udm.attributeOf(target.models[0] ?? '', 'os')) return undefined;
  const path = [...left.names.slice(0, -1).map((each) => each.text), 'os'].join('.');
  const fix = `${path} ${operator === '!=' ? 'NOT ' : ''}CONTAINS ${printText(text)}`;
  const message = `"${name}" is never "${value}". For a version or distribution, write ${fix}.`;
  return faultAt({start: left.start, end}, message, fix);
}
