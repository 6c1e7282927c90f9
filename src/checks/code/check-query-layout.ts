import {formatCode, keepsLayout} from '../../bql/format/fence';
import {onEachPage} from '../check';
import {fencesOf} from './fences';

/**
 * Checks that queries and conditions in fences follow the BQL style guide's layout, so that they look alike on every
 * page. `npm run format` lays them out. A fence that shows a different layout on purpose says so: ` ```bql
 * unformatted `.
 */
export const checkQueryLayout = onEachPage((page, report) => {
  for (const {node, language} of fencesOf(page, 'bql', 'bcl')) {
    const formatted = keepsLayout(node.meta) ? undefined : formatCode(language, node.value);
    // check-bql reports what can't be parsed.
    if (formatted === undefined || formatted === node.value) continue;
    const lines = formatted.split('\n');
    const at = node.value.split('\n').findIndex((line, index) => line !== lines[index]);
    report(
      (node.position?.start.line ?? 0) + 1 + Math.max(at, 0),
      "the query isn't formatted as the style guide requires",
      `run "npm run format", which writes "${lines[Math.max(at, 0)]?.trim() ?? ''}" here`,
    );
  }
});
