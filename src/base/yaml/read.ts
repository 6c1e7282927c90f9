import {constructFromEvents, type Event, parseEvents, YAMLException} from 'js-yaml';
import {LineCounter, parseDocument} from 'yaml';
import {lineAt} from '../text/line-at';

/** What keeps YAML from being read. */
export interface YamlFault {
  /** Of the text, from 1. */
  line: number;
  message: string;
}

/** A text as a parser reads it that knows where everything stands. */
export interface Places {
  document: ReturnType<typeof parseDocument>;
  lines: LineCounter;
}

/** No file comes near it, and every level takes a parser, a check and a walk their place on the stack. */
const deepest = 50;

/**
 * Reads YAML. The value comes from a parser that is four times as fast as the one that knows places.
 * With anchors, a page of text can stand for billions of values
 * (https://en.wikipedia.org/wiki/Billion_laughs_attack), and no file needs them.
 *
 * @returns the value, `null` where the text is empty, and what keeps it from being read: then there is no value
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

/** Reads where the parts of a text stand. */
export function readPlaces(text: string): Places {
  const lines = new LineCounter();
  return {document: parseDocument(text, {lineCounter: lines}), lines};
}

type Anchored = Event & {anchorStart: number; anchorEnd: number};

/** Whether a value has a name that aliases can stand for it by. */
const isAnchored = (event: Event): event is Anchored =>
  'anchorStart' in event && event.anchorEnd > event.anchorStart;

function anchorFault(text: string, {anchorStart, anchorEnd}: Anchored): YamlFault {
  const anchor = text.slice(anchorStart, anchorEnd);
  return {
    line: lineAt(text, anchorStart),
    message: `"&${anchor}" is an anchor: write the value out where it is used`,
  };
}

/** Where only one of the parsers refuses a text, that one says why. */
function explain(text: string, {mark, reason}: YAMLException): YamlFault[] {
  const line = lineAt(text, mark?.position ?? 0);
  if (reason.startsWith('nesting exceeded'))
    return [{line, message: `nested more than ${deepest} deep: make it flatter`}];
  const {document, lines} = readPlaces(text);
  const faults = document.errors.map(({pos, message}) => ({
    line: lines.linePos(pos[0]).line,
    message: message.split(/ at line |\n/)[0] ?? '',
  }));
  return faults.length > 0 ? faults : [{line, message: reason}];
}
