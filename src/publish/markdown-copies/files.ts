import {markdownCopyOf} from './address';
import {writeIndex, writeSection} from './llms';
import {sectionsOf} from './sections';
import {type CopiedPage, type CopiedSite, everyPageOf} from './site';

/**
 * Returns everything that the site offers to machines, by path on the site: a copy of each page, `/llms.txt`, and the
 * full text of each section. Texts are generated on demand.
 *
 * @param copyOf gives a page's copy
 */
export function filesOf(
  site: CopiedSite,
  copyOf: (page: CopiedPage) => string,
): Map<string, () => string> {
  const sections = sectionsOf(site);
  const copies = new Map<CopiedPage, string>();
  const copyOnce = (page: CopiedPage) => {
    const copy = copies.get(page) ?? copyOf(page);
    copies.set(page, copy);
    return copy;
  };
  return new Map<string, () => string>([
    ...everyPageOf(site).map((page) => [markdownCopyOf(page.route), () => copyOnce(page)] as const),
    ['/llms.txt', () => writeIndex(sections)],
    ...sections.map(
      (section) =>
        [section.textPath, () => writeSection(section, section.pages.map(copyOnce))] as const,
    ),
  ]);
}
