import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {roles} from '../../product/facts';

/** The heading above what a reader needs. Its anchor is `beforeYouBegin`. */
const heading = 'Before you begin';
export const beforeYouBegin = 'before-you-begin';

const names = new Set(roles.map(({name}) => name));

/** "You have the **A** role or the **B** role.", with nothing else in the sentence that could change its meaning. */
const needed =
  /(?:^|, |, and |\. )(?:you have|a user with) the (\*[^*]+\*(?:(?: role)?(?:, or|,| or)(?: the)? \*[^*]+\*)*) role\./gi;

/**
 * Returns the roles that "Before you begin" asks for: "A", "A or B", "A, B, or C". Returns `undefined` unless exactly
 * one sentence asks for a role, because several sentences are about different tasks.
 */
export function requiredRole(tree: Root): string | undefined {
  const found = paragraphsBelow(tree).flatMap((paragraph) => [
    ...marked(paragraph).matchAll(needed),
  ]);
  const [sentence] = found;
  if (!sentence || found.length > 1) return undefined;
  const list = [...(sentence[1] ?? '').matchAll(/\*([^*]+)\*/g)].map(([, name = '']) => name);
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(list);
}

/** A paragraph's text, with each of its roles between asterisks. */
const marked = ({children}: Paragraph): string =>
  children
    .map((node) => {
      const text = textOf(node);
      return node.type === 'strong' && names.has(text) ? `*${text}*` : text.replaceAll('*', '');
    })
    .join('');

/** The paragraphs of the section below the heading. */
function paragraphsBelow({children}: Root): Paragraph[] {
  const start = children.findIndex((node) => isHeading(node) && textOf(node) === heading);
  if (start < 0) return [];
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => isHeading(node) && node.depth <= 2);
  const found: Paragraph[] = [];
  for (const node of end < 0 ? rest : rest.slice(0, end))
    visit(node, 'paragraph', (paragraph) => {
      found.push(paragraph);
    });
  return found;
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
