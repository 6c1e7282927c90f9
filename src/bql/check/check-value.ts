import {closest, suggestion} from '../../base/text/suggest';
import {listed} from '../../base/text/words';
import type {Compared} from '../bind/compared';
import type {Scope} from '../bind/scope';
import {printText} from '../format/terms';
import type {Literal} from '../syntax/ast';
import {yesAndNo} from '../syntax/bare-words';
import {wrongWithDate} from '../syntax/dates';
import {dayInNumbers, daysInNumbers} from '../syntax/day-in-numbers';
import {dayInWords} from '../syntax/day-in-words';
import {type Fault, faultAt} from '../syntax/fault';
import {numberCalled} from '../syntax/spans';
import {valueCalled} from './other-values';

/** Checks that an attribute can have the value that it's compared with. */
export function checkValue(
  literal: Literal,
  {kind, name, attribute}: Compared,
  {udm}: Scope,
): Fault[] {
  const {value, isDate} = literal;
  const wrong = (message: string, fix?: string) => [faultAt(literal, message, fix)];
  if (value === null)
    return wrong(`Nothing equals NULL. Write ${name} EXISTS or ${name} NOT EXISTS.`);
  switch (kind) {
    case 'number': {
      if (typeof value === 'number') return [];
      const digits = numeric(value) ?? numberCalled(String(value));
      const advice = numeric(value)
        ? 'the value without quotes'
        : (digits ?? 'a number, such as 7');
      return wrong(`"${name}" is a number. Write ${advice}.`, digits);
    }
    case 'boolean': {
      if (typeof value === 'boolean') return [];
      const word = booleanWord(value);
      const isQuoted = typeof value === 'string' && word === value.toLowerCase();
      const advice = isQuoted ? 'the value without quotes' : (word ?? 'true or false');
      return wrong(`"${name}" is true or false. Write ${advice}.`, word);
    }
    case 'date': {
      if (isDate) return checkDate(literal);
      const text = String(value);
      if (!wrongWithDate(text))
        return wrong(
          `"${name}" is a date. Write the value without quotes, as in 2026-01-31.`,
          text,
        );
      const days = daysInNumbers(text);
      const day = dayInWords(text) ?? dayInNumbers(text);
      const count = typeof value === 'number' && value > 0 && value < 1e5 ? Math.ceil(value) : 7;
      const span = `${count} day${count === 1 ? '' : 's'}`;
      const advice =
        day || days.length > 0
          ? `Write it as year, month, and day: ${day ?? days.join(' or ')}.`
          : `Write one such as 2026-01-31, or count from now: ${name} IN LAST ${span}.`;
      return wrong(`"${name}" is a date. ${advice}`, day);
    }
    case 'choice': {
      const known = attribute ? udm.valuesOf(attribute) : [];
      if (known.includes(String(value))) return [];
      const meant = valueCalled(String(value), known);
      const best = meant ?? closest(String(value), known);
      return wrong(
        `"${name}" is never "${value}". ${meant ? nearest(meant, known) : suggestion(String(value), known)}`,
        best && printText(best),
      );
    }
    case 'text':
      return isDate
        ? wrong(`"${name}" is text. Put the value in double quotes.`, `"${value}"`)
        : mustBeText(literal);
    case 'other':
      return wrong(`"${name}" can't be compared. Only EXISTS works with it.`);
    case 'unknown':
      return checkDate(literal);
  }
}

/** Suggests a value that means something similar, and shows the others if they're few. */
const nearest = (meant: string, known: string[]) =>
  known.length > fewValues
    ? `Did you mean "${meant}"?`
    : `Did you mean "${meant}"? It can only be ${listed(known.map(printText), 'or')}.`;

const fewValues = 3;

/** Checks that a date literal is a real day and time. */
export function checkDate(literal: Literal): Fault[] {
  const message = literal.isDate ? wrongWithDate(String(literal.value)) : undefined;
  return message ? [faultAt(literal, message)] : [];
}

/** Text that's compared with true or false can be a wrong attribute, and a number can have lost a 0: `3.10`. */
export function mustBeText(literal: Literal): Fault[] {
  const {value} = literal;
  if (typeof value === 'string') return [];
  const quoted = `"${value}"`;
  const isSame = literal.end - literal.start === String(value).length;
  if (!isSame) return [faultAt(literal, 'Put the text in double quotes.')];
  const fix = typeof value === 'boolean' ? undefined : quoted;
  return [faultAt(literal, `Put the text in double quotes: ${quoted}.`, fix)];
}

const numeric = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;

/** Returns `true` or `false` for what people write instead: `"True"`, `"yes"`, `1`. */
function booleanWord(value: unknown): string | undefined {
  const written = String(value).toLowerCase();
  if (/^(true|false)$/.test(written)) return written;
  return {1: 'true', 0: 'false', on: 'true', off: 'false', y: 'true', n: 'false', ...yesAndNo}[
    written
  ];
}
