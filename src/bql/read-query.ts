import type {Udm} from '../product/udm/udm';
import {withBooleanTests} from './bare-booleans';
import {type BoundQuery, bindQuery} from './bind/bind';
import type {KnownRecords} from './bind/records';
import {checkQuery} from './check/check-query';
import type {Fault} from './syntax/fault';
import {parseQuery} from './syntax/parse';
import {type TextReading, workingFixes} from './working-fixes';

/** A query that can run, or what's wrong with it. */
interface ReadQuery {
  query?: BoundQuery;
  faults: Fault[];
}

/** What messages and fixes depend on, apart from the data model. */
export interface ReadingContext {
  /** The moment that words of other languages such as TODAY mean. */
  now?: Date;
  records?: KnownRecords;
}

/** Parses a query, and checks it against the data model. */
export function readQuery(text: string, udm: Udm, around: ReadingContext = {}): ReadQuery {
  const parse = (fixed: string) => readOnce(fixed, udm, around);
  const {query, faults} = parse(text);
  if (faults.length === 0) return {query, faults};
  const tested = (fixed: string, found: Fault[]) => withBooleanTests(fixed, found, parse);
  const read = (fixed: string) => {
    const reading = parse(fixed);
    return {...reading, faults: tested(fixed, reading.faults)};
  };
  return {faults: workingFixes(text, tested(text, faults), read)};
}

function readOnce(
  text: string,
  udm: Udm,
  {now, records}: ReadingContext,
): TextReading & {query?: BoundQuery} {
  const {value, faults} = parseQuery(text, {now});
  if (!value) return {faults, parses: false};
  const query = bindQuery(value, udm, records);
  return {query, faults: checkQuery(query), parses: true};
}
