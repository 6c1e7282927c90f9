import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {roles} from '../../product/facts';
import {textBeside} from '../language/prose';

/** Text between a name and roles: after the name, and before it. */
interface Between {
  behind: RegExp;
  before: RegExp;
}

/** The roles that a sentence names beside something else, where certain words stand between. */
export const rolesBeside = (
  nodes: PhrasingContent[],
  index: number,
  {behind, before}: Between,
): PhrasingContent[] => [
  ...(behind.test(textBeside(nodes[index + 1])) ? rolesFrom(nodes, index + 2, 1) : []),
  ...(before.test(textBeside(nodes[index - 1])) ? rolesFrom(nodes, index - 2, -1) : []),
];

const names = roles.map(({name}) => name);

const denied = /^ roles?( alone)? (do not|does not|cannot)\b/;
const joins = /^( role)?(,|,? (and|or))? (the )?$/;

/**
 * The roles that a sentence names from a place on, as long as words join them: "the **A** and **B** roles".
 *
 * @param step the direction
 * @returns none where the sentence denies it
 */
export function rolesFrom(
  nodes: PhrasingContent[],
  start: number,
  step: 1 | -1,
): PhrasingContent[] {
  const found: PhrasingContent[] = [];
  for (let index = start; ; index += 2 * step) {
    const node = nodes[index];
    if (node?.type !== 'strong' || !names.includes(textOf(node))) return found;
    if (denied.test(textBeside(nodes[index + 1]))) return [];
    found.push(node);
    if (!joins.test(textBeside(nodes[index + step]))) return found;
  }
}
