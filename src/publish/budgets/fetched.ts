/** The addresses on the site that a browser fetches for a page, without the page itself and without duplicates. */
export interface Fetched {
  styles: string[];
  /** Images, and anything else that a page preloads. */
  others: string[];
  /** Scripts that run before `load`. */
  scripts: string[];
  /** Scripts that src/docusaurus/late-script starts later. */
  later: string[];
}

const tag = /<(link|script|img|source|iframe)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Returns what an HTML page makes a browser fetch before its `load` event. The tab's icon is loaded after that. */
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
