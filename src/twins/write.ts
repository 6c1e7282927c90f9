import {filesOf} from './files';
import type {Site} from './site';

/** The texts of everything that the site holds for machines, by path below its root. */
export default function write(site: Site): Map<string, string> {
  return new Map([...filesOf(site)].map(([name, text]) => [name, text()]));
}
