import type {Fault} from './syntax/fault';

/** What's wrong with a text, and whether it parses. */
export interface TextReading {
  faults: Fault[];
  parses: boolean;
}

/** A fix can reveal another mistake. */
const rounds = 6;

/** Longer texts aren't tried. No one writes such queries by hand. */
const longest = 2000;

/** Where a fault was, in the text with all fixes. */
interface Mark {
  start: number;
  end: number;
  /** Whether a later fix changed text at both sides of an end, so that the ends don't mean anything. */
  isBlurred?: boolean;
}

/** A text with all fixes, and what's left to fix. */
interface Mended extends TextReading {
  text: string;
  marks: Mark[];
}

/**
 * Tries the fixes of a text, and drops the ones that the parser can't read, or that contain a name that doesn't exist.
 * The translation of a whole query is corrected first.
 *
 * @param read returns what's wrong with a text
 */
export function workingFixes(
  text: string,
  faults: Fault[],
  read: (text: string) => TextReading,
): Fault[] {
  if (text.length > longest || !faults.some(isFixable)) return faults;
  const behind = behindQuotes(text, faults, read);
  if (behind) return behind;
  const mended = mend(text, faults, read);
  const [first] = faults;
  if (first?.fix !== undefined && text.trim() === text.slice(first.start, first.end))
    return [translated(first, first.fix, mended)];
  return faults.map((fault, index) => {
    const mark = mended.marks[index];
    if (fault.fix === undefined || !mark) return fault;
    const invented = inventionIn(text, mark, mended);
    if (invented) {
      const rule = fault.message.replace(`: ${fault.fix.trim()}.`, '.');
      const message = /\b(?:Use|Go through)\b/.test(invented.message)
        ? `${rule} ${invented.message}`
        : rule;
      return {...fault, fix: undefined, message};
    }
    return isRead(mark, mended) ? corrected(fault, mark, mended) : {...fault, fix: undefined};
  });
}

/** Shows a fix with the names that its correction revealed: `IN_RANGE` for `IS_IN`. */
function corrected(fault: Fault, mark: Mark, {text, parses}: Mended): Fault {
  const {fix = '', message} = fault;
  const better = text.slice(mark.start, mark.end);
  const isShown = fix.trim() !== '' && message.endsWith(` ${fix.trim()}.`);
  if (mark.isBlurred || !parses || better === fix || !isShown) return fault;
  return {
    ...fault,
    fix: better,
    message: `${message.slice(0, -fix.trim().length - 1)}${better.trim()}.`,
  };
}

/** Returns what's wrong with a value that only seemed to lack quotes: `riskScore > High`. */
function behindQuotes(
  text: string,
  [fault, ...others]: Fault[],
  read: (text: string) => TextReading,
): Fault[] | undefined {
  if (!fault || others.length > 0 || fault.fix !== `"${text.slice(fault.start, fault.end)}"`)
    return undefined;
  const {start, end, fix} = fault;
  const {faults, parses} = read(text.slice(0, start) + fix + text.slice(end));
  const [better, ...more] = faults;
  const quotes = 2;
  const isAround = better && better.start < start && better.end === end + quotes;
  if (!parses || !isAround || more.length > 0 || better.fix === undefined) return undefined;
  return [{...better, end}];
}

const isFixable = ({severity, fix}: Fault) => severity === 'error' && fix !== undefined;

/** Applies all fixes, and again the fixes of what's wrong then. */
export function mend(
  written: string,
  faults: Fault[],
  read: (text: string) => TextReading,
): Mended {
  let text = written;
  let marks: Mark[] = faults;
  let left: TextReading = {faults, parses: false};
  for (let round = 0; round < rounds && left.faults.some(isFixable); round += 1) {
    let from = Number.POSITIVE_INFINITY;
    for (const {start, end, fix} of left.faults.filter(isFixable).toReversed()) {
      if (end > from || fix === undefined) continue;
      from = start;
      text = text.slice(0, start) + fix + text.slice(end);
      marks = marks.map((mark) => moved(mark, {start, end}, start + fix.length));
    }
    left = read(text);
  }
  return {...left, text, marks};
}

/** Returns where a mark is after text in a range changed, and the range ends elsewhere. */
function moved(mark: Mark, range: Mark, end: number): Mark {
  const shift = end - range.end;
  const at = (offset: number, inside: number) => {
    if (offset >= range.end) return offset + shift;
    return offset > range.start ? inside : offset;
  };
  const isAcross = (offset: number) => offset > range.start && offset < range.end;
  return {
    start: at(mark.start, range.start),
    end: at(mark.end, end),
    isBlurred: mark.isBlurred || isAcross(mark.start) || isAcross(mark.end),
  };
}

/** Whether the parser gets past a fix and the word after it. */
function isRead({end}: Mark, {text, parses, faults: [stop]}: Mended): boolean {
  return parses || !stop || text.slice(end, stop.start).trim() !== '';
}

/** Returns what's wrong with a name in a fix that wasn't written before. */
function inventionIn(
  written: string,
  mark: Mark,
  {text, parses, faults}: Mended,
): Fault | undefined {
  return faults.find(
    ({severity, start, end}) =>
      parses &&
      severity === 'error' &&
      start >= mark.start &&
      end <= mark.end &&
      !written.includes(text.slice(start, end)),
  );
}

/** Shows the corrected translation of a whole query, and what's still wrong with it. */
function translated(fault: Fault, fix: string, {text, parses, faults}: Mended): Fault {
  if (!parses) return {...fault, fix: undefined};
  const better = text.trim();
  const message = fault.message.replace(fix, () => better);
  const left = faults.find(({severity}) => severity === 'error');
  return left
    ? {...fault, fix: undefined, message: `${message} ${left.message}`}
    : {...fault, fix: better, message};
}
