import {suggest} from '../../base/text/suggest';
import {parts} from '../../content/directives';
import {facts} from '../../content/directives/facts';
import {onEachPage} from '../check';

const admonitions = ['note', 'warning'];
const partNames = Object.keys(parts);
const factNames = Object.keys(facts);

/**
 * Each `::part` is one that exists and stands on a line of its own, and each `:::` block is a note or a warning.
 * Anything else would be published as the writer typed it.
 */
export const checkDirectives = onEachPage(({written, text}, report) => {
  const lines = text.split('\n');
  for (const node of written('leafDirective')) {
    if (!partNames.includes(node.name)) {
      report(node, `no part "::${node.name}"`, suggest(node.name, partNames));
    }
  }
  for (const node of written('containerDirective')) {
    const lastLine = lines[(node.position?.end.line ?? 0) - 1] ?? '';
    if (!admonitions.includes(node.name)) {
      report(node, `no block ":::${node.name}"`, 'use :::note or :::warning');
    }
    if (!/^\s*:{3,}\s*$/.test(lastLine)) {
      report(node, `":::${node.name}" is not closed`, 'end it with a line ":::"');
    }
  }
  for (const node of written('textDirective')) {
    // One that names nothing is told of where the page is read.
    if (factNames.includes(node.name)) continue;
    const isLabeled = node.children.length > 0;
    report(
      node,
      isLabeled ? `no fact ":${node.name}"` : `":${node.name}" is a directive inside a sentence`,
      isLabeled ? suggest(node.name, factNames) : 'put ":" in code, or a space before it',
    );
  }
  for (const node of written('text')) {
    const name = /(?:^|\n):{1,3}([a-z][a-z-]*)/.exec(node.value)?.[1] ?? '';
    if (![...partNames, ...admonitions].includes(name)) continue;
    const directive = `${admonitions.includes(name) ? ':::' : '::'}${name}`;
    report(
      node,
      `"${name}" is published as plain text`,
      `write "${directive}" between blank lines`,
    );
  }
});
