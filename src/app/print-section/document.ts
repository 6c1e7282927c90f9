import {chapterOf} from './chapter';
import type {PrintableSection} from './sections';

/** Browsers open six connections to a server. */
const atOnce = 6;

/**
 * Fetches the pages of a section, and puts them into one element in reading order. Also adds the style sheets that only
 * some pages have to the current page.
 *
 * @param onProgress called with the number of pages that have arrived
 * @throws {Error} if a page can't be loaded
 */
export async function loadDocument(
  {pages}: PrintableSection,
  onProgress: (count: number) => void,
): Promise<Element[]> {
  const routes = new Set(pages.map(({route}) => route));
  const chapters: (Element | undefined)[] = [];
  const waiting = [...pages.entries()];
  let arrived = 0;
  async function loadNext(): Promise<void> {
    const next = waiting.shift();
    if (!next) return;
    const [index, {route}] = next;
    const page = await loadPage(route);
    chapters[index] = chapterOf(page, route, routes);
    addStyles(page);
    arrived += 1;
    onProgress(arrived);
    await loadNext();
  }
  await Promise.all(Array.from({length: atOnce}, loadNext));
  return chapters.filter((chapter) => chapter !== undefined);
}

async function loadPage(route: string): Promise<Document> {
  const response = await fetch(route);
  if (!response.ok) throw new Error(`${route} ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function addStyles(page: Document): void {
  for (const sheet of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const href = sheet.getAttribute('href');
    if (href && !document.head.querySelector(`link[href="${href}"]`))
      document.head.append(document.adoptNode(sheet));
  }
}
