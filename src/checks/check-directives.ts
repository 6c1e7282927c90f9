import {visit} from 'unist-util-visit';
import {parts} from '../derived';
import {onEachPage} from './check';
import {isWritten} from './page';
import {suggest} from './suggest';

const admonitions = ['note', 'warning'];
const partNames = Object.keys(parts);

/**
 * Each `::part` is one that exists and stands on a line of its own, and each `:::` block is a note or a warning.
 * Anything else would be published as the writer typed it.
 */
export const checkDirectives = onEachPage(({tree, text}, report) => {
  const lines = text.split('\n');
  visit(tree, (node) => {
    if (node.type === 'leafDirective' && !partNames.includes(node.name)) {
      report(node, `no part "::${node.name}"`, suggest(node.name, partNames));
    } else if (node.type === 'containerDirective') {
      if (!admonitions.includes(node.name))
        report(node, `no block ":::${node.name}"`, 'use :::note or :::warning');
      const end = node.position?.end.line ?? 0;
      if (!/^\s*:{3,}\s*$/.test(lines[end - 1] ?? ''))
        report(node, `":::${node.name}" is not closed`, 'end it with a line ":::"');
    } else if (node.type === 'textDirective') {
      report(
        node,
        `":${node.name}" is a directive inside a sentence`,
        'put ":" in code, or a space before it',
      );
    } else if (node.type === 'text' && isWritten(node)) {
      const found = /(^|\n):{1,3}([a-z][a-z-]*)/.exec(node.value)?.[2];
      if (found && [...partNames, ...admonitions].includes(found)) {
        report(
          node,
          `"${found}" is published as plain text`,
          `write "${admonitions.includes(found) ? ':::' : '::'}${found}" between blank lines`,
        );
      }
    }
  });
});
