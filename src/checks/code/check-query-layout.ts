import {formatCode, keepsLayout} from '../../bql/format/fence';
import {onEachPage} from '../check';
import {fencesOf} from './fences';

/**
 * Queries and conditions in fences are laid out as the style guide of BQL says, so that they look alike on every page.
 * `npm run format` does it. One that shows what a query looks like otherwise says so: ` ```bql unformatted `.
 */
export const checkQueryLayout = onEachPage((page, report) => {
  for (const {node, language} of fencesOf(page, 'bql', 'bcl')) {
    const formatted = keepsLayout(node.meta) ? undefined : formatCode(language, node.value);
    // What cannot be read, check-bql reports.
    if (formatted === undefined || formatted === node.value) continue;
    const lines = formatted.split('\n');
    const at = node.value.split('\n').findIndex((line, index) => line !== lines[index]);
    report(
      (node.position?.start.line ?? 0) + 1 + Math.max(at, 0),
      'the query is not laid out as the style guide says',
      `run "npm run format", which writes "${lines[Math.max(at, 0)]?.trim() ?? ''}" here`,
    );
  }
});
