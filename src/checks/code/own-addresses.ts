import {once} from '../../base/once';
import {product} from '../../product/facts';
import {ownApis} from '../../product/own-apis';
import {anything} from '../../product/own-apis/address';

/** The HTTP methods, as part of a regular expression. */
export const methodNames = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS';

/** The host of an instance. The reader fills in its first part. */
const instance = String.raw`https?:\/\/(?:<[^<>]+>|\{\w+\}|x{3,}|your-instance)\.${product.slug}\.example`;

/** The beginning of one of our addresses in code: the host, or a variable that contains it. */
const beginning = once(
  () =>
    new RegExp(
      String.raw`^(?:${instance}|[^/\s]*\b(?<variable>${Object.values(ownApis())
        .map(({variable}) => variable)
        .join('|')})\b[^/\w]*)(?=[/?#]|$)`,
    ),
);

const host = new RegExp(`^${instance}(?=[/?#]|$)`);

/**
 * The path of an address of ours.
 *
 * @param text `https://<your-instance>.{product}.example/connect/`, or `$CONNECT_URL/api/auth/login`
 * @returns the path with unknown parts as `*`, or undefined if the text isn't an address of ours
 */
export function ownAddressIn(text: string): string | undefined {
  const found = beginning().exec(text);
  if (!found) return undefined;
  const api = Object.values(ownApis()).find(({variable}) => variable === found.groups?.variable);
  const base = api?.base ?? '';
  return withoutUnknown(base + text.slice(found[0].length)) || '/';
}

/** Whether a text begins with an instance's host. */
export const namesInstance = (text: string) => host.test(text);

/**
 * Replaces every placeholder and variable in a path with {@link anything}. Keeps names such as `{channel}`, which can
 * be compared.
 */
export const withoutUnknown = (path: string): string =>
  path.replace(/\$\{[^}]*\}|\$\w+|\$\([^)]*\)|<[^<>]+>|x{4,}/g, anything).replace(/\*+/g, anything);
