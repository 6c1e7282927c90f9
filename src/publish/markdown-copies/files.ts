import {readSource} from '../../base/source/read';
import {markdownCopyOf} from './address';
import {writeIndex, writeSection} from './llms';
import {writeMarkdownCopy} from './markdown-copy';
import {sectionsOf} from './sections';
import type {CopiedPage, CopiedSite} from './site';

/**
 * Returns everything that the site offers to machines, by path on the site: a copy of each page, `/llms.txt`, and the
 * full text of each section. Texts are generated on demand.
 */
export function filesOf(site: CopiedSite): Map<string, () => string> {
  const routes = new Map(site.pages.flatMap(({file, route}) => (file ? [[file, route]] : [])));
  const copies = new Map<CopiedPage, string>();
  const copy = (page: CopiedPage) => {
    const source = () => (page.file ? readSource(page.file) : undefined);
    const text = copies.get(page) ?? writeMarkdownCopy(page, source(), routes);
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
