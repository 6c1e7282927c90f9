/** What a browser fetches for a page besides the page itself: addresses on the site, each once. */
export interface Fetched {
  styles: string[];
  /** Pictures, and whatever else a page preloads. */
  others: string[];
  /** Script that runs before `load`. */
  scripts: string[];
  /** Script that src/docusaurus/late-script starts later. */
  later: string[];
}

const tag = /<(link|script|img|source|iframe)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Reads what a page of HTML makes a browser fetch until its `load` event; the icon of the tab comes after. */
export function fetchedBy(html: string): Fetched {
  const fetched = {styles: [], others: [], scripts: [], later: []} as Fetched;
  for (const [, name = '', text = ''] of html.matchAll(tag)) {
    const {rel, href, src, type, loading} = attributesOf(text);
    const address = name === 'link' ? href : src;
    if (!address?.startsWith('/')) continue;
    if (name === 'script') (type === 'text/later' ? fetched.later : fetched.scripts).push(address);
    else if (rel === 'stylesheet') fetched.styles.push(address);
    else if (name === 'link' ? /preload/.test(rel ?? '') : loading !== 'lazy') {
      fetched.others.push(address);
    }
  }
  for (const kind of Object.keys(fetched) as (keyof Fetched)[]) {
    fetched[kind] = [...new Set(fetched[kind])];
  }
  return fetched;
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name, double, single, bare]) => [
      name,
      double ?? single ?? bare ?? '',
    ]),
  );
}
