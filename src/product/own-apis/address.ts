import {once} from '../../base/once';
import {editDistance} from '../../base/text/similarity';
import {closest} from '../../base/text/suggest';
import {shippedObjects} from '../connect-api/document';
import type {Operation} from '../connect-api/operations';
import {type OwnApi, ownApis} from './index';

/** Why an address or method isn't in our APIs, and what to write instead. */
export interface AddressFault {
  wrong: string;
  fix: string;
}

/** The meaning of an address. */
export interface NamedAddress {
  /** The possible operations. Empty if it's the beginning of an address, or opens in a browser. */
  operations: Operation[];
  /** The API that it belongs to. */
  api: OwnApi;
}

/** Placeholder for an unknown part of an address, such as a variable's value. */
export const anything = '*';

/** An operation, a page for browsers, or the beginning of one. */
interface Place {
  api: OwnApi;
  path: string;
  operation?: Operation;
}

/**
 * Finds what an address on our instances refers to.
 *
 * @param address the path, such as `/connect/api/v1/channels/{channel}/applications`; {@link anything} replaces unknown
 *   parts. With `/` or `…` at its end, it can be the beginning of an address.
 * @param method `POST`, if the text names it
 */
export function findAddress(address: string, method?: string): NamedAddress | AddressFault {
  const [whole = '', query = ''] = address.split('#')[0]?.split('?') ?? [];
  const isBeginning = /[/…]$/.test(whole);
  const segments = whole
    .replace(/\/?…?$/, '')
    .split('/')
    .slice(1);
  const longer = isBeginning && places().find((place) => begins(segments, place));
  if (longer) return {operations: [], api: longer.api};
  const exact = places().filter((place) => fits(segments, partsOf(place), place));
  const misspelled = exact.map((place) => misspelledObject(segments, place)).find(Boolean);
  if (misspelled) return misspelled;
  const operations = exact.flatMap(({operation}) => operation ?? []);
  if (exact[0] && operations.length === 0) return {operations, api: exact[0].api};
  if (operations.length === 0)
    return {wrong: `there is no address "${address}"`, fix: nearest(segments)};
  const taken = operations.filter((each) => method === undefined || each.method === method);
  const api = exact[0]?.api;
  if (taken.length === 0 || !api) {
    const methods = [...new Set(operations.map((each) => each.method))].join(' or ');
    return {wrong: `"${address}" doesn't accept ${method}`, fix: `write ${methods}`};
  }
  const names = query.split('&').map((each) => each.split('=')[0] ?? '');
  for (const name of names.filter((each) => /^\w+$/.test(each))) {
    const known = taken.flatMap(({parameters}) =>
      parameters.flatMap((each) => (each.in === 'query' ? [each.name] : [])),
    );
    if (!known.includes(name))
      return {
        wrong: `"${whole}" has no parameter "${name}"`,
        fix: known.length > 0 ? `write one of ${known.join(', ')}` : 'take it away',
      };
  }
  return {operations: taken, api};
}

/** Returns the first segments of all our addresses: `connect`, `api`, `graphql`, `login`. */
export const firstParts = (): string[] => [
  ...new Set(places().flatMap(({path}) => path.split('/')[1] || [])),
];

const places = once((): Place[] =>
  Object.values(ownApis()).flatMap((api) => [
    ...api.operations.map((operation) => ({api, operation, path: api.base + operation.path})),
    ...api.pages.map((path) => ({api, path: path.replace(/\/$/, '')})),
  ]),
);

const partsOf = ({path}: Place) => path.split('/').slice(1);

/** Whether segments are the beginning of a place. */
const begins = (segments: string[], place: Place): boolean =>
  partsOf(place).length > segments.length &&
  fits(segments, partsOf(place).slice(0, segments.length), place);

/** Whether segments match a place. */
function fits(given: string[], wanted: string[], place: Place): boolean {
  const [segment, ...rest] = given;
  const [part, ...others] = wanted;
  if (segment === undefined) return part === undefined;
  if (part === undefined) return false;
  // A variable can contain several segments.
  if (segment === anything && fits(given, others, place)) return true;
  return fitsPart(segment, part, place) && fits(rest, others, place);
}

function fitsPart(segment: string, part: string, {api, operation}: Place): boolean {
  if (segment === part || segment === anything) return true;
  if (segment.includes(anything)) {
    const [before = '', after = ''] = segment.split(anything);
    return part.startsWith('{') || (part.startsWith(before) && part.endsWith(after));
  }
  if (!part.startsWith('{') || /[{}]/.test(segment)) return false;
  const parameter = operation?.parameters.find(({name}) => `{${name}}` === part);
  if (!parameter || parameter.schema.format === 'uuid') return parameter !== undefined;
  return api.validator.misfitsOf(parameter.schema, decoded(segment)).length === 0;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A custom object can have any name, but a name that's almost a built-in one is probably misspelled. */
function misspelledObject(segments: string[], place: Place): AddressFault | undefined {
  const at = partsOf(place).indexOf('{object}');
  const name = segments[at];
  const shipped = Object.keys(shippedObjects());
  if (name === undefined || /[*{]/.test(name) || shipped.includes(name)) return undefined;
  const meant = closest(name, shipped);
  return meant === undefined
    ? undefined
    : {wrong: `no built-in object is called "${name}"`, fix: `did you mean "${meant}"?`};
}

/** Returns the place that has the most segments in common. */
function nearest(segments: string[]): string {
  const given = `/${segments.join('/')}`;
  const ranked = [...new Set(places().map(({path}) => path))]
    .filter((path) => path !== '')
    .map((path) => {
      const parts = path.split('/').slice(1);
      const same = parts.filter((part, index) => part === segments[index] || part.startsWith('{'));
      const differ = Math.abs(parts.length - segments.length);
      return {
        path,
        differ: parts.length - same.length + differ,
        distance: editDistance(given, path, 40),
      };
    })
    .sort((a, b) => a.differ - b.differ || a.distance - b.distance);
  return `did you mean "${ranked[0]?.path}"?`;
}
