import {type Language, original} from '../../base/languages';
import {textIn} from '../../base/languages/texts';
import {countOf, type RowCounts} from './count';

/** Says the same as `countOf`, in a language. Apart from it, because browsers need only theirs. */
export function countIn(language: Language, counts: RowCounts): string {
  if (language === original) return countOf(counts);
  const {shown, returned, total} = counts;
  const write = (text: string, values: Record<string, number> = {}) =>
    textIn(
      language,
      text,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value.toLocaleString(language)]),
      ),
    );
  if (total === 0) return write('The query finds nothing in the sample organization.');
  const all = returned < total ? returned : total;
  const rows =
    shown < all
      ? write('First {shown} of {all} rows', {shown, all})
      : write(all === 1 ? '1 row' : '{all} rows', {all});
  return returned < total ? rows + write(', out of {total} that match', {total}) : rows;
}
