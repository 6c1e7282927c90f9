import {once} from '../../base/once';
import {product} from '../../product/facts';
import {ownApis} from '../../product/own-apis';
import {anything} from '../../product/own-apis/address';

/** The methods of HTTP, as a part of a regular expression. */
export const methodNames = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS';

/** The host of somebody's instance, of which the first part is the reader's to fill in. */
const instance = String.raw`https?:\/\/(?:<[^<>]+>|\{\w+\}|x{3,}|your-instance)\.${product.slug}\.example`;

/** What begins an address of ours in code: the host, or a variable that holds it. */
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
 * The part of an address below our instances, where a text is one.
 *
 * @param text `https://<your-instance>.{product}.example/connect/`, or `$CONNECT_URL/api/auth/login`
 * @returns the path with what is not known as `*`; undefined where the text is no address of ours
 */
export function ownAddressIn(text: string): string | undefined {
  const found = beginning().exec(text);
  if (!found) return undefined;
  const api = Object.values(ownApis()).find(({variable}) => variable === found.groups?.variable);
  const base = api?.base ?? '';
  return withoutUnknown(base + text.slice(found[0].length)) || '/';
}

/** Whether a text begins with the host of an instance. */
export const namesInstance = (text: string) => host.test(text);

/** A path with every placeholder and variable as {@link anything}; `{channel}` is a name that can be compared. */
export const withoutUnknown = (path: string): string =>
  path.replace(/\$\{[^}]*\}|\$\w+|\$\([^)]*\)|<[^<>]+>|x{4,}/g, anything).replace(/\*+/g, anything);
