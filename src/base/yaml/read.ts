import {loadAll, YAMLException} from 'js-yaml';
import {LineCounter, parseDocument} from 'yaml';

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
 * With aliases, a page of text can stand for billions of values
 * (https://en.wikipedia.org/wiki/Billion_laughs_attack), and no file needs them.
 *
 * @returns the value, `null` where the text is empty, and what keeps it from being read: then there is no value
 */
export function readYaml(text: string): {value: unknown; faults: YamlFault[]} {
  try {
    const documents = loadAll(text, {maxDepth: deepest, maxAliases: 0});
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

/** What the parser refuses by its options, in words that say what to do. */
const remedies: [reason: RegExp, message: string][] = [
  [/^nesting exceeded/, `nested more than ${deepest} deep: make it flatter`],
  [/^aliases exceeded/, 'an alias stands for another value here: write the value out'],
];

/** Where only one of the parsers refuses a text, that one says why. */
function explain(text: string, {mark, reason}: YAMLException): YamlFault[] {
  const line = lineAt(text, mark?.position ?? 0);
  const remedy = remedies.find(([pattern]) => pattern.test(reason));
  if (remedy) return [{line, message: remedy[1]}];
  const {document, lines} = readPlaces(text);
  const faults = document.errors.map(({pos, message}) => ({
    line: lines.linePos(pos[0]).line,
    message: message.split(/ at line |\n/)[0] ?? '',
  }));
  return faults.length > 0 ? faults : [{line, message: reason}];
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
