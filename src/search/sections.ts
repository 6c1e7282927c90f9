import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The attribute that names a record's section of the site, for facets. */
export const sectionFacet = 'hierarchy.lvl0';

/** Returns the sections' names by sidebar, in navbar order. A page belongs to the section of its sidebar. */
export function sectionNames({navbar}: Pick<ThemeConfig, 'navbar'>): Map<string, string> {
  return new Map(
    (navbar?.items ?? [])
      .filter(({sidebarId, label}) => sidebarId && label)
      .map(({sidebarId, label}) => [String(sidebarId), String(label)]),
  );
}
