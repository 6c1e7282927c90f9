import {readSource} from '../../base/source/read';
import {twinOf} from './address';
import {writeIndex, writeSection} from './llms';
import {sectionsOf} from './sections';
import type {Page, Site} from './site';
import {writeTwin} from './twin';

/**
 * Everything that the site holds for machines, by path below its root: a twin of each page, `/llms.txt`, and the full
 * text of each section. A text is made when it is first asked for.
 */
export function filesOf(site: Site): Map<string, () => string> {
  const routes = new Map(site.pages.flatMap(({file, route}) => (file ? [[file, route]] : [])));
  const twins = new Map<Page, string>();
  const twin = (page: Page) => {
    const source = () => (page.file ? readSource(page.file) : undefined);
    const text = twins.get(page) ?? writeTwin(page, source(), routes);
    twins.set(page, text);
    return text;
  };
  const sections = sectionsOf(site);
  return new Map<string, () => string>([
    ...site.pages.map((page) => [twinOf(page.route), () => twin(page)] as const),
    ['/llms.txt', () => writeIndex(sections)],
    ...sections.map(
      (section) =>
        [section.textPath, () => writeSection(section, section.pages.map(twin))] as const,
    ),
  ]);
}
