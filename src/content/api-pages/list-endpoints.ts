import type {Element, RootContent} from 'hast';
import {h} from 'hastscript';

/** Fewer requests are seen without a list. */
const worthListing = 2;

/** A request of a page, with the anchor of the section that explains it. */
interface ListedEndpoint {
  anchor: string;
  method: string;
  origin: string;
  path: string;
}

/**
 * Makes the list of a page's requests, which stands next to the page's beginning: the origin of their addresses, and a
 * link to each. It has no words, so it's the same in every language.
 *
 * @param sections each begins with its heading
 * @returns undefined if the page has too few
 */
export function listEndpoints(sections: RootContent[][]): Element | undefined {
  const endpoints = sections.flatMap(endpointOf);
  const [first] = endpoints;
  if (!first || endpoints.length < worthListing) return undefined;
  const start = commonStart(endpoints.map(({path}) => path));
  return h('div.section-examples.endpoints', [
    h('p', first.origin + start),
    h(
      'ul',
      endpoints.map((each) => itemOf(each, start.length)),
    ),
  ]);
}

function endpointOf([heading, ...nodes]: RootContent[]): ListedEndpoint[] {
  const id = heading?.type === 'element' ? heading.properties.id : undefined;
  if (typeof id !== 'string') return [];
  return nodes.flatMap((node) => {
    const {name, attributes = []} = node as Partial<Component>;
    if (name !== 'Endpoint') return [];
    const given = Object.fromEntries(attributes.map((each) => [each.name, each.value]));
    const {method = '', origin = '', path = ''} = given;
    return [{anchor: `#${id}`, method, origin, path}];
  });
}

/** A component among the nodes of HTML, whose types don't include it. */
interface Component {
  name: string;
  attributes: {name: string; value: string}[];
}

/** Returns the names that all paths begin with. */
function commonStart([first = '', ...others]: string[]): string {
  const parts = first.split(/(?=\/)/);
  const isCommon = (end: number) =>
    others.every((path) => path.startsWith(`${parts.slice(0, end).join('')}/`));
  let end = 0;
  while (end < parts.length - 1 && isCommon(end + 1)) end += 1;
  return parts.slice(0, end).join('');
}

const itemOf = ({anchor, method, path}: ListedEndpoint, start: number): Element =>
  h('li', [
    h('a', {href: anchor}, [
      h(`b.method.method-${method.toLowerCase()}`, method),
      ' ',
      h('span', path.slice(start)),
    ]),
  ]);
