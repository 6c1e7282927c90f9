import type {Completion} from '../../../bql/complete/completion';

/** A name or a value can end a query, or have a comma after it; after these, more must come. */
const goesOn: ReadonlySet<Completion['kind']> = new Set(['keyword', 'operator', 'verb']);

/** The text of an option, with a space where more must come and none stands there yet. */
export function insertionOf({label, kind, insert}: Completion, behind: string): string {
  const text = insert ?? label;
  return goesOn.has(kind) && !/^\s/.test(behind) ? `${text} ` : text;
}
