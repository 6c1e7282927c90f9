import {fillIn, product} from '../../product/facts';
import {sections as all} from '../../product/sections';
import type {CopiedPage, CopiedSite} from './site';

/** A section of the documentation with its pages in reading order. */
export interface Section {
  title: string;
  about: string;
  /** The path of its full text on the site: `/llms/guides.txt`. */
  textPath: string;
  pages: CopiedPage[];
}

/**
 * Returns the sections in the order of the navbar. Pages without a sidebar are at the end of the first section, the
 * guides.
 */
export function sectionsOf({pages, sidebars}: CopiedSite): Section[] {
  const listed = new Set([...sidebars.values()].flat());
  const others = pages.filter((page) => !listed.has(page));
  return all.map(({sidebar, title, about}, index) => {
    const name = fillIn(title, product);
    return {
      title: name,
      about,
      textPath: `/llms/${name.toLowerCase().replaceAll(' ', '-')}.txt`,
      pages: [...(sidebars.get(fillIn(sidebar, product)) ?? []), ...(index === 0 ? others : [])],
    };
  });
}
