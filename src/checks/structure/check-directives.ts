import {suggest} from '../../base/text/suggest';
import {parts} from '../../content/directives';
import {facts} from '../../content/directives/facts';
import {onEachPage} from '../check';

const blocks = ['note', 'warning', 'exercise'];
const partNames = Object.keys(parts);
const factNames = Object.keys(facts);

/**
 * Checks that each `::part` exists and is on its own line, and that each `:::` block is a note, a warning, or an
 * exercise. Anything else would be published as typed.
 */
export const checkDirectives = onEachPage(({written, text}, report) => {
  const lines = text.split('\n');
  for (const node of written('leafDirective')) {
    if (!partNames.includes(node.name)) {
      report(node, `there is no derived part "::${node.name}"`, suggest(node.name, partNames));
    }
  }
  for (const node of written('containerDirective')) {
    const lastLine = lines[(node.position?.end.line ?? 0) - 1] ?? '';
    if (!blocks.includes(node.name)) {
      report(
        node,
        `there is no block ":::${node.name}"`,
        'use :::note, :::warning, or :::exercise',
      );
    }
    if (!/^\s*:{3,}\s*$/.test(lastLine)) {
      report(node, `":::${node.name}" isn't closed`, 'end it with a line ":::"');
    }
  }
  for (const node of written('textDirective')) {
    // The page reader reports a fact that doesn't exist.
    if (factNames.includes(node.name)) continue;
    const isLabeled = node.children.length > 0;
    report(
      node,
      isLabeled
        ? `there is no kind of fact ":${node.name}"`
        : `":${node.name}" is a directive inside a sentence`,
      isLabeled ? suggest(node.name, factNames) : 'format ":" as code, or add a space before it',
    );
  }
  for (const node of written('text')) {
    const name = /(?:^|\n):{1,3}([a-z][a-z-]*)/.exec(node.value)?.[1] ?? '';
    if (![...partNames, ...blocks].includes(name)) continue;
    const directive = `${blocks.includes(name) ? ':::' : '::'}${name}`;
    report(
      node,
      `"${name}" is published as plain text`,
      `write "${directive}" between blank lines`,
    );
  }
});
