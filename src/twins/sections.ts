import {sections as all} from '../navigation/sections';
import {fillIn, product} from '../product';
import type {Page, Site} from './site';

/** A section of the documentation with its pages in reading order. */
export interface Section {
  title: string;
  about: string;
  /** The path of its full text, below the site's root: `/llms/guides.txt`. */
  textPath: string;
  pages: Page[];
}

/** The sections as the navbar orders them. */
export function sectionsOf({sidebars}: Site): Section[] {
  return all.map(({sidebar, title, about}) => {
    const name = fillIn(title, product);
    return {
      title: name,
      about,
      textPath: `/llms/${name.toLowerCase()}.txt`,
      pages: sidebars.get(fillIn(sidebar, product)) ?? [],
    };
  });
}
