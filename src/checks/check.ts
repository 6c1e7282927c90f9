import type {Nodes} from 'mdast';
import type {VFile} from 'vfile';
import {type CheckedPage, lineOf} from './page';
import type {Site} from './site';

/**
 * Says that something is wrong.
 *
 * @param place the line, or the node at that place
 * @param wrong what is wrong, in a few words that quote the text
 * @param fix what the writer does about it
 */
export type Report = (place: number | Nodes, wrong: string, fix: string) => void;

/**
 * Looks at a site and reports what doesn't hold.
 *
 * @returns what it had to omit, and why, for the summary
 */
export type Check = (
  site: Site,
  reportIn: (file: VFile) => Report,
) => string | void | Promise<string | undefined> | Promise<void>;

/** Something that is wrong with a page. */
export interface PageFault {
  line: number;
  wrong: string;
  fix: string;
}

/** What is reported by something that reports. */
export function faultsFrom(look: (report: Report) => void): PageFault[] {
  const faults: PageFault[] = [];
  look((place, wrong, fix) => {
    const line = typeof place === 'number' ? place : lineOf(place);
    faults.push({line, wrong, fix});
  });
  return faults;
}

/** A check that looks at each page by itself. */
export interface PageCheck extends Check {
  look: Look;
}

type Look = (page: CheckedPage, report: Report, site: Site) => void;

/** Makes a check of what looks at one page. */
export function onEachPage(look: Look): PageCheck {
  const check: Check = (site, reportIn) => {
    for (const page of site.selected) look(page, reportIn(page.file), site);
  };
  return Object.assign(check, {look});
}
