import type {ResultView} from './result-view';

/** The route of the playground that fills the window. */
export const playgroundRoute = '/playground';

/** What a link to the playground opens. */
export interface PlaygroundLink {
  query: string;
  /** How the result is shown. A link without it shows a table. */
  view?: Exclude<ResultView, 'table'>;
}

/**
 * Some programs cut off longer addresses in messages: RFC 9110 asks programs to accept 8,000 characters, and browsers
 * accept far more.
 */
const safeLength = 8000;

/** Whether an address might be cut off in a message. */
export const isLongAddress = (address: string) => address.length > safeLength;

/**
 * Returns an address fragment that contains a query. Fragments stay in the browser, so no server receives the query.
 *
 * @param view how the result is shown
 */
export const hashOf = (query: string, view: ResultView = 'table') =>
  `#${new URLSearchParams({q: query, ...(view !== 'table' && {view})})}`;

/** Returns what a fragment opens, or `undefined` if it has no query. Any other fragment is none of ours. */
export function linkOf(hash: string): PlaygroundLink | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const query = parts.get('q');
  const view = parts.get('view');
  if (!query) return undefined;
  return view === 'graph' || view === 'chart' ? {query, view} : {query};
}
