import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {readOnceChanged, readOnceInAWhile} from '../../base/markdown/files';
import {listFiles} from '../../base/source/paths';
import {openPage} from '../../product/page-files/open-page';
import {routeOf} from '../../product/page-files/route';

/** A page as its writer wrote it, for parts that gather what other pages say. */
export interface WrittenPage {
  /** The path from the project's root. */
  file: string;
  title: string;
  route: string;
  sections: WrittenSection[];
}

/** A heading with the lines below it, up to the next heading of any level. The first section has no heading. */
export interface WrittenSection {
  anchor: string;
  title: string;
  lines: string[];
}

const heading = /^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/;
const fence = /^\s*(?:```|~~~)/;

/** Reads all pages with text of their own. Pages of releases repeat what other pages say, so they're omitted. */
export const readWrittenPages = readOnceInAWhile((): WrittenPage[] =>
  listFiles('docs')
    .map((name) => `docs/${name}`)
    .filter((file) => file.endsWith('.md') && !file.startsWith('docs/releases/'))
    .map(readPage),
);

/** Reads the pages of connectors, by their file without its ending: `tenable-io`. */
export const readConnectorTexts = (): Map<string, WrittenPage> =>
  new Map(
    readWrittenPages()
      .filter(isOfConnector)
      .map((page) => [path.posix.basename(page.file, '.md'), page]),
  );

/** Whether a page is about a connector. */
export const isOfConnector = ({file}: WrittenPage): boolean => file.startsWith('docs/connectors/');

const readPage = readOnceChanged((file, raw): WrittenPage => {
  const {body, frontMatter} = openPage(raw);
  return {
    file,
    title: `${frontMatter.data.title ?? ''}`,
    route: routeOf(file, frontMatter.data.slug),
    sections: sectionsOf(body),
  };
});

/** The sections of a page's text. */
export function sectionsOf(body: string): WrittenSection[] {
  const slugger = new GithubSlugger();
  const sections: WrittenSection[] = [{anchor: '', title: '', lines: []}];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, title, id] = (!isCode && heading.exec(line)) || [];
    if (title) sections.push({anchor: id ?? slugger.slug(textOfHeading(title)), title, lines: []});
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The text that Docusaurus makes the anchor from. It reads ":AssumeRole" as a directive without text, except in code. */
const textOfHeading = (written: string) =>
  written.replace(/`([^`]*)`|:[A-Za-z][\w-]*|\*/g, (_, code = '') => code);

/** The address of a section. */
export const urlOf = ({route}: WrittenPage, {anchor}: WrittenSection): string =>
  anchor ? `${route}#${anchor}` : route;
