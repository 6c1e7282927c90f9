import type {PhrasingContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {roles} from '../../product/facts';
import {textBeside} from '../language/prose';

/** Patterns for the text between a name and roles: one for roles after the name, one for roles before it. */
interface Between {
  behind: RegExp;
  before: RegExp;
}

/** The roles that a sentence names next to something else, if certain words are between the two. */
export const rolesBeside = (
  nodes: PhrasingContent[],
  index: number,
  {behind, before}: Between,
): PhrasingContent[] => [
  ...(behind.test(textBeside(nodes[index + 1])) ? rolesFrom(nodes, index + 2, 1) : []),
  ...(before.test(textBeside(nodes[index - 1])) ? rolesFrom(nodes, index - 2, -1) : []),
];

const names = roles.map(({name}) => name);

const denied = /^ roles?( alone)? (do not|does not|cannot|don[’']t|doesn[’']t|can[’']t|lacks?)\b/;
const joins = /^( role)?(,|,? (and|or))? (the )?$/;

/**
 * The roles that a sentence names starting at a node, as long as words join them: "the **A** and **B** roles".
 *
 * @param step the direction
 * @returns an empty list if the sentence denies it
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
