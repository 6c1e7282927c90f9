import {decimal} from '../../base/text/decimals';
import {type CalculatorField, type Inputs, type NumberRange, separator} from './fields';

/** An input that can't be used. Its message says what to write. */
export class InputFault extends Error {}

/** "from 0.0 to 10.0", "from 1 to 9,999". */
export function rangeText({least, most, decimals}: NumberRange): string {
  const [from, to] = [least, most].map((end) =>
    decimals === 0 ? end.toLocaleString('en') : decimal(end, decimals),
  );
  return `from ${from} to ${to}`;
}

/**
 * Reads a number that someone typed, with a hyphen or a minus sign.
 *
 * @param range any number is right without one
 * @throws {InputFault} when the text isn't a number, or not one in the range
 */
export function numberIn(text: string, range?: NumberRange): number {
  const typed = text.trim().replaceAll('−', '-');
  const example = range ? `a number ${rangeText(range)}` : 'a number';
  if (/^[+-]?\d+,\d+$/.test(typed))
    throw new InputFault(`Write a point instead of the comma: ${typed.replace(',', '.')}.`);
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(typed)) throw new InputFault(`Enter ${example}.`);
  const value = Number(typed);
  if (!range) return value;
  const decimals = typed.split('.')[1]?.length ?? 0;
  if (decimals > range.decimals)
    throw new InputFault(
      range.decimals === 0 ? 'Enter a whole number.' : 'Enter a number with one decimal.',
    );
  if (value < range.least || value > range.most) throw new InputFault(`Enter ${example}.`);
  return value;
}

/**
 * Reads numbers separated by commas or spaces.
 *
 * @throws {InputFault} when one of them isn't a number in the range; the message names it
 */
export function numbersIn(text: string, range: NumberRange): number[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.map((part) => {
    try {
      return numberIn(part, range);
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      throw new InputFault(`"${part}" can't be used. ${error.message}`);
    }
  });
}

/**
 * Reads a moment from a date and time field, and returns it as in records: `2025-11-25T02:10:00Z`.
 *
 * @throws {InputFault} when it isn't one
 */
export function momentIn(text: string): string {
  const moment = `${text}:00Z`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) || Number.isNaN(Date.parse(moment)))
    throw new InputFault('Enter a date and a time.');
  return moment;
}

/** Returns a moment as a date and time field has it, without seconds. */
export const momentText = (moment: string): string => moment.slice(0, 16);

/** Returns the chosen options of a field. */
export const chosenIn = (text: string): string[] => text.split(separator).filter(Boolean);

/** Reads an input that can be empty. */
export const ifAny =
  <Value>(read: (text: string) => Value) =>
  (text: string): Value | undefined =>
    text.trim() === '' ? undefined : read(text);

/**
 * Returns a function that reads one input and never throws, and the faults that it finds, by field.
 *
 * @param fields inputs of other fields are empty
 */
export function readerOf(inputs: Inputs, fields: readonly CalculatorField[]) {
  const names = new Set(fields.map(({name}) => name));
  const faults: Record<string, string> = {};
  function read<Value>(name: string, readText: (text: string) => Value): Value | undefined {
    if (!names.has(name)) return undefined;
    try {
      return readText(inputs[name] ?? '');
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      faults[name] = error.message;
      return undefined;
    }
  }
  return {read, faults};
}
