import type {WrittenPage} from './read-pages';
import {tablesIn} from './tables';

/** Matches an object that every run reads completely. A query or a setting decides about "Full, or by …". */
const full = /^Full(?:$|[,;] (?!or\b))/;

/**
 * How a connector reads its objects, from the "Sync" column of "Data retrieved": "Full", "Changes", or "Changes; full
 * for Host, Tag". If all objects are read in another way, it's that way: "New and changed files".
 */
export function syncOf({sections}: WrittenPage): string {
  const lines = sections.find(({title}) => title === 'Data retrieved')?.lines ?? [];
  const rows = tablesIn(lines)[0]?.rows ?? [];
  const syncs = [...new Set(rows.map((row) => row.get('Sync') ?? ''))];
  if (syncs.every((sync) => full.test(sync))) return syncs.length > 0 ? 'Full' : '—';
  const [only = '', ...others] = syncs;
  if (others.length === 0 && !only.includes('ncremental') && !full.test(only)) return only;
  const complete = rows.filter((row) => full.test(row.get('Sync') ?? ''));
  const objects = complete.map((row) => row.get('Connector object'));
  return objects.length > 0 ? `Changes; full for ${objects.join(', ')}` : 'Changes';
}
