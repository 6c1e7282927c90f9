const units: Record<string, string> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  mo: 'month',
  y: 'year',
};

const offset =
  /^(?:\$?now(?:\(\))?\s*)?(-|last\s+|past\s+|P?T?(?=\d))\s*(\d+)\s*([a-z]+)(?:\s+(ago))?(?:[@/]\w+)?$/i;

/** A time before now, as other languages write it. */
export interface Past {
  /** As in BQL: `7 days`. */
  span: string;
  /** Whether the whole span is meant, up to now: `last 7 days`. */
  isWhole: boolean;
}

/** Reads `now-7d`, `-24h@h`, `P7D`, `30 days ago`, and `last 7 days`. */
export function pastOf(text: string): Past | undefined {
  const [, sign = '', count, written = '', ago] = offset.exec(text.trim()) ?? [];
  const short = written === 'M' || /^mo/i.test(written) ? 'mo' : (written[0]?.toLowerCase() ?? '');
  const isUnit = /^(?:[smhdwy]|mon?|(?:second|min(?:ute)?|hour|hr|day|week|wk|month|year|yr)s?)$/i;
  const unit = isUnit.test(written) ? units[short] : undefined;
  const isPast = sign !== '' || ago !== undefined;
  if (!count || !unit || unit === 'second' || !isPast) return undefined;
  return {
    span: `${count} ${unit}${Number(count) === 1 ? '' : 's'}`,
    isWhole: /last|past/i.test(sign),
  };
}

/** Whether dates can be later than now, as the attribute's name says: `dueDate`, but not `lastStarted`. */
export const canBeLater = (path: string): boolean =>
  /(?:^|\.)(?!last|first)\w*(?:due|deadline|expir|start|end|valid|until|next|deprecat|terminat)\w*$/i.test(
    path,
  );

/** Any time before or after now. A date that's written out would soon be out of date. */
export const everBefore = 'IN LAST 100 years';
export const everAfter = 'IN NEXT 100 years';

/** Returns the test that a date is after a time in the past, or before it. Before means that there is a date. */
export const testOfPast = (path: string, sign: string, span: string): string =>
  sign.startsWith('<')
    ? `(${path} ${canBeLater(path) ? everBefore : 'EXISTS'} AND ${path} NOT IN LAST ${span})`
    : `${path} IN LAST ${span}`;
