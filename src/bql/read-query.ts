import type {Udm} from '../product/udm/udm';
import {type BoundQuery, bindQuery} from './bind/bind';
import {checkQuery} from './check/check-query';
import type {Fault} from './syntax/fault';
import {parseQuery} from './syntax/parse';
import {type TextReading, workingFixes} from './working-fixes';

/** A query that can run, or what's wrong with it. */
interface ReadQuery {
  query?: BoundQuery;
  faults: Fault[];
}

/**
 * Parses a query, and checks it against the data model.
 *
 * @param now the moment that words of other languages such as TODAY mean
 */
export function readQuery(text: string, udm: Udm, now?: Date): ReadQuery {
  const {query, ...reading} = readOnce(text, udm, now);
  return reading.faults.length > 0
    ? {faults: workingFixes(text, reading.faults, (fixed) => readOnce(fixed, udm, now))}
    : {query, faults: []};
}

function readOnce(text: string, udm: Udm, now?: Date): TextReading & {query?: BoundQuery} {
  const {value, faults} = parseQuery(text, {now});
  if (!value) return {faults, parses: false};
  const query = bindQuery(value, udm);
  return {query, faults: checkQuery(query), parses: true};
}
