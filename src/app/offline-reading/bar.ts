import {dayOf} from './day';

/** The element that says that the page is a copy. */
export const barId = 'offline-copy';

interface Reach {
  /** When the page was kept, as an ISO time; empty if it isn't kept, and the open tab has it anyway. */
  keptAt: string;
  /** Whether the browser has a connection: then, the server doesn't respond. */
  isOnline: boolean;
}

/** Says why a reader sees a copy, and how old it is. */
export function barText({keptAt, isOnline}: Reach): string {
  const why = isOnline ? "The site can't be reached." : "You're offline.";
  return keptAt
    ? `${why} This copy is from ${dayOf(keptAt)}.`
    : `${why} This page might have changed.`;
}

/** Returns the bar's markup. It has the look of src/docusaurus/late-script's messages, and `bar.css` makes it calm. */
export const barMarkup = (text: string, base: string): string =>
  `<aside class="load-failure" id="${barId}" aria-label="Copy of a page"><span role="status">${text}</span> <a href="${base}offline">Read offline</a></aside>`;

/** Adds the bar to a page's text. It's outside of what React takes over, and needs no script. */
export const withBar = (html: string, text: string, base: string): string =>
  html.replace(/<body[^>]*>/, (tag) => tag + barMarkup(text, base));
