import {constructFromEvents, type Event, parseEvents, YAMLException} from 'js-yaml';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {lineAt} from '../text/line-at';

/** A fault that keeps YAML from being read. */
export interface YamlFault {
  /** One-based line in the text. */
  line: number;
  message: string;
}

/** A text, parsed with positions. */
export interface Places {
  document: ReturnType<typeof parseDocument>;
  lines: LineCounter;
}

/** No file is nested this deeply, and the parser, the checks, and the traversals all use stack space for each level. */
const deepest = 50;

/**
 * Reads YAML with a parser that is four times as fast as the parser that records positions. Rejects anchors: with them,
 * a page of text can expand to billions of values (https://en.wikipedia.org/wiki/Billion_laughs_attack), and no file
 * needs them.
 *
 * @returns the value, or `null` if the text is empty; and the faults. If there are any faults, there is no value.
 */
export function readYaml(text: string): {value: unknown; faults: YamlFault[]} {
  try {
    const events = parseEvents(text, {maxDepth: deepest});
    const anchor = events.find(isAnchored);
    if (anchor) return {value: null, faults: [anchorFault(text, anchor)]};
    const documents = constructFromEvents(events, {source: text});
    if (documents.length > 1) throw new YAMLException('more than one document');
    return {value: documents[0] ?? null, faults: []};
  } catch (error) {
    if (error instanceof YAMLException) return {value: null, faults: explain(text, error)};
    throw error;
  }
}

/** Parses a text with the positions of its parts. */
export function readPlaces(text: string): Places {
  const lines = new LineCounter();
  return {document: parseDocument(text, {lineCounter: lines}), lines};
}

/** Returns the line of the deepest node that exists along some keys. A missing key is reported at its parent. */
export function lineOfKeys({document, lines}: Places, keys: readonly PropertyKey[]): number {
  const node = document.getIn(keys, true);
  if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  return keys.length > 0 ? lineOfKeys({document, lines}, keys.slice(0, -1)) : 1;
}

type Anchored = Event & {anchorStart: number; anchorEnd: number};

/** Whether an event defines an anchor that aliases can refer to. */
const isAnchored = (event: Event): event is Anchored =>
  'anchorStart' in event && event.anchorEnd > event.anchorStart;

function anchorFault(text: string, {anchorStart, anchorEnd}: Anchored): YamlFault {
  const anchor = text.slice(anchorStart, anchorEnd);
  return {
    line: lineAt(text, anchorStart),
    message: `"&${anchor}" is an anchor: write the value out where it is used`,
  };
}

/** If only one of the parsers rejects a text, that parser explains why. */
function explain(text: string, {mark, reason}: YAMLException): YamlFault[] {
  const line = lineAt(text, mark?.position ?? 0);
  if (reason.startsWith('nesting exceeded'))
    return [{line, message: `nested more than ${deepest} levels deep: reduce the nesting`}];
  const {document, lines} = readPlaces(text);
  const faults = document.errors.map(({pos, message}) => ({
    line: lines.linePos(pos[0]).line,
    message: message.split(/ at line |\n/)[0] ?? '',
  }));
  return faults.length > 0 ? faults : [{line, message: reason}];
}
