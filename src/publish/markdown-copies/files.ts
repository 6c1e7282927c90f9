import {hash} from '../../base/memory/remember';
import {readSource} from '../../base/source/read';
import {markdownCopyOf} from './address';
import {writeIndex, writeSection} from './llms';
import {writeMarkdownCopy} from './markdown-copy';
import {sectionsOf} from './sections';
import type {CopiedPage, CopiedSite} from './site';

/**
 * Gives a page's copy, made now or by an earlier build.
 *
 * @param key all that the copy is made from, apart from data, code, and what the page shows of other pages
 */
type RememberCopy = (page: CopiedPage, key: string, make: () => string) => string;

/**
 * Returns everything that the site offers to machines, by path on the site: a copy of each page, `/llms.txt`, and the
 * full text of each section. Texts are generated on demand.
 *
 * @param remember gives the copies that an earlier build made
 */
export function filesOf(
  site: CopiedSite,
  remember: RememberCopy = (_page, _key, make) => make(),
): Map<string, () => string> {
  const routes = new Map(site.pages.flatMap(({file, route}) => (file ? [[file, route]] : [])));
  const allRoutes = hash(JSON.stringify([...routes]));
  const copies = new Map<CopiedPage, string>();
  const copy = (page: CopiedPage) => {
    const known = copies.get(page);
    if (known !== undefined) return known;
    const source = page.file ? readSource(page.file) : undefined;
    const key = JSON.stringify([source, page, allRoutes]);
    const text = remember(page, key, () => writeMarkdownCopy(page, source, routes));
    copies.set(page, text);
    return text;
  };
  const sections = sectionsOf(site);
  return new Map<string, () => string>([
    ...site.pages.map((page) => [markdownCopyOf(page.route), () => copy(page)] as const),
    ['/llms.txt', () => writeIndex(sections)],
    ...sections.map(
      (section) =>
        [section.textPath, () => writeSection(section, section.pages.map(copy))] as const,
    ),
  ]);
}
