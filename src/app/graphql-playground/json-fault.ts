import {readJson} from '../../base/json';
import {type Fault, faultAt} from '../../bql/syntax/fault';

/** A token of JSON, or a run of characters that isn't one. */
const tokens =
  /"(?:\\.|[^\\"\n])*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\]:,]|[^\s{}[\]:,"]+|"[^\n]*/g;

interface Token {
  text: string;
  start: number;
  end: number;
}

/**
 * Returns the first fault of a text that must be a JSON object, or `undefined` if it is one. Browsers say it in
 * different words, and most of them not where.
 */
export function jsonFault(text: string): Fault | undefined {
  if (!text.trim()) return undefined;
  const all = [...text.matchAll(tokens)].map(
    ({0: found, index}): Token => ({text: found, start: index, end: index + found.length}),
  );
  const reader = new Reader(all, text.length);
  const fault = reader.peek.text === '{' ? reader.value() : notAnObject(reader.peek);
  if (fault) return fault;
  if (!reader.isAtEnd) return faultAt(reader.peek, 'Nothing can follow the last brace.');
  // Only an escape sequence can still be wrong.
  return readJson(text) === undefined
    ? faultAt(
        {start: 0, end: text.length},
        'A text has a backslash that means nothing. Write \\\\ for a backslash.',
      )
    : undefined;
}

const notAnObject = (token: Token) =>
  faultAt(token, 'Variables are a JSON object, such as {"limit": 5}.');

const isText = ({text}: Token) => /^"(?:\\.|[^\\"\n])*"$/.test(text);
const isScalar = (token: Token) =>
  isText(token) || /^(-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?|true|false|null)$/.test(token.text);

/** Reads tokens in order. Each method returns the first fault. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #length: number;
  #next = 0;

  constructor(all: readonly Token[], length: number) {
    this.#tokens = all;
    this.#length = length;
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#tokens.length;
  }

  get peek(): Token {
    const end = {text: '', start: Math.max(0, this.#length - 1), end: this.#length};
    return this.#tokens[this.#next] ?? end;
  }

  value(): Fault | undefined {
    const token = this.peek;
    this.#next += 1;
    if (token.text === '{') return this.#list('}', () => this.#member());
    if (token.text === '[') return this.#list(']', () => this.value());
    return isScalar(token) ? undefined : faultOfValue(token);
  }

  /** Reads what's between brackets, and the closing one. */
  #list(closing: string, item: () => Fault | undefined): Fault | undefined {
    if (this.peek.text === closing) {
      this.#next += 1;
      return undefined;
    }
    for (;;) {
      const fault = item();
      if (fault) return fault;
      const token = this.peek;
      this.#next += 1;
      if (token.text === closing) return undefined;
      if (token.text !== ',')
        return token.text
          ? faultAt(token, `Expected a comma or ${closing} before ${token.text}.`)
          : faultAt(token, `${closing} is missing at the end.`);
      if (this.peek.text === closing)
        return faultAt(token, `Remove the comma before ${closing}.`, '');
    }
  }

  #member(): Fault | undefined {
    const name = this.peek;
    if (!isText(name))
      return /^[\w$']+$/.test(name.text)
        ? faultAt(name, `Put ${name.text} in double quotes.`, quoted(name.text))
        : faultAt(name, `Expected a variable's name in double quotes${found(name)}.`);
    this.#next += 1;
    const colon = this.peek;
    if (colon.text !== ':')
      return faultAt(colon, `Expected a colon after ${name.text}${found(colon)}.`);
    this.#next += 1;
    return this.value();
  }
}

const found = ({text}: Token) => (text ? `, but found ${text}` : '');

/** Quotes a name without the `$` or the quotes that it has. */
const quoted = (name: string) => JSON.stringify(name.replace(/[$']/g, ''));

function faultOfValue(token: Token): Fault {
  const {text} = token;
  if (!text) return faultAt(token, 'A value is missing at the end.');
  if (/^"/.test(text)) return faultAt(token, 'The text needs a closing double quote on its line.');
  if (/^(True|False|None|undefined)$/.test(text)) {
    const meant = text === 'True' || text === 'False' ? text.toLowerCase() : 'null';
    return faultAt(token, `In JSON, ${text} is ${meant}.`, meant);
  }
  if (/^['\w-]+$/.test(text))
    return faultAt(token, `Put text in double quotes: ${quoted(text)}.`, quoted(text));
  return faultAt(token, `Expected a value, but found ${text}.`);
}
