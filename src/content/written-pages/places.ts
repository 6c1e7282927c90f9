import {counted, grouped} from '../../base/collections';
import {suggest} from '../../base/text/suggest';
import {factsIn} from '../directives/facts';
import {plain} from '../directives/facts/choose';
import {
  isOfConnector,
  readWrittenPages,
  urlOf,
  type WrittenPage,
  type WrittenSection,
} from './read-pages';

/** The section of a page that explains a limit, or a field of a form. */
export interface Place {
  /** The page's path from the project's root. */
  file: string;
  title: string;
  /** The address of the section. */
  url: string;
}

/** A limit or a field, with the feature or the form it belongs to. */
interface Explained {
  name: string;
  of: string;
  /** The file and the section that explain it, if its data names them: `guides/security/users.md#create-a-user`. */
  page?: string;
}

/** Matches the table of a feature's limits, and the list of a form's fields. */
const tables = {
  limits: /^\s*::(?:limits\{of="([^"]*)"|(connect)-limits\b)/,
  fields: /^\s*::form\{name="([^"]*)"/,
};

/**
 * Finds where limits or fields are explained. That's the section that its data names, or the section with the table of
 * its feature or form. Without a table, it's a section that mentions it, on the page that mentions most of its feature
 * if possible.
 *
 * @returns those that a page explains, each with its place
 * @throws {Error} when the data names a page or a section that doesn't exist
 */
export function placesOf<T extends Explained>(
  kind: keyof typeof tables,
  facts: T[],
): {fact: T; place: Place}[] {
  const pages = readWrittenPages().filter((page) => !isOfConnector(page) && !gathersLimits(page));
  const tableOf = placesOfTables(pages, tables[kind]);
  const mentionsOf = findMentions(pages);
  return [...grouped(facts.map((fact) => [fact.of, fact] as const))].flatMap(([of, ofFeature]) => {
    const main = mostOften(ofFeature.flatMap((fact) => pagesOf(mentionsOf(fact))));
    return ofFeature.flatMap((fact) => {
      const place =
        named(pages, fact) ?? tableOf.get(of) ?? explained(fact, mentionsOf(fact), main);
      return place ? [{fact, place}] : [];
    });
  });
}

/** Whether a page lists the limits that other pages explain. */
const gathersLimits = ({sections}: WrittenPage) =>
  sections.some(({lines}) => lines.includes('::all-limits'));

function named(pages: WrittenPage[], {name, page: target}: Explained): Place | undefined {
  if (!target) return undefined;
  const wrong = `can't link "${name}" to "${target}", its "page" in src/product/facts`;
  const [file, anchor = ''] = `docs/${target}`.split('#');
  const page = pages.find((each) => each.file === file);
  if (!page) throw new Error(`${wrong}: there is no such page`);
  const section = page.sections.find((each) => each.anchor === anchor);
  if (section) return placeOf({page, section});
  const anchors = page.sections.map((each) => each.anchor);
  throw new Error(`${wrong}: there is no such section; ${suggest(anchor, anchors)}`);
}

/** A section that says something about a limit or a field. */
interface Mention {
  page: WrittenPage;
  section: WrittenSection;
}

const sectionsOf = (pages: WrittenPage[]): Mention[] =>
  pages.flatMap((page) => page.sections.map((section) => ({page, section})));

/** The first section with the table of each feature or form. */
function placesOfTables(pages: WrittenPage[], pattern: RegExp): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const mention of sectionsOf(pages))
    for (const line of mention.section.lines) {
      const [, of, connect] = pattern.exec(line) ?? [];
      const table = of ?? connect;
      if (table && !places.has(table)) places.set(table, placeOf(mention));
    }
  return places;
}

/** Creates a function that returns the sections with a reference to a limit or a field, in page order. */
function findMentions(pages: WrittenPage[]): (fact: Explained) => Mention[] {
  const byName = grouped(
    sectionsOf(pages).flatMap((mention) =>
      factsIn(mention.section.lines.join('\n'))
        .filter(({fact}) => fact === 'limit' || fact === 'default')
        .map(({name, attributes: {of}}) => [plain(name), {...mention, of}] as const),
    ),
  );
  return ({name, of}) =>
    (byName.get(plain(name)) ?? []).filter((mention) => (mention.of ?? of) === of);
}

const pagesOf = (mentions: Mention[]) => [...new Set(mentions.map(({page}) => page))];

const mostOften = (pages: WrittenPage[]): WrittenPage | undefined =>
  [...counted(pages)].sort(([, a], [, b]) => b - a)[0]?.[0];

/**
 * The section that explains a fact: on the main page of its feature one that mentions it or has a row for it, or
 * one on another page. The start of a page, which often sums it up, is the last choice.
 */
function explained(fact: Explained, mentions: Mention[], main?: WrittenPage): Place | undefined {
  if (!main) return undefined;
  const onMain = mentions.filter(({page}) => page === main);
  const inRow = sectionsOf([main]).filter(({section}) =>
    section.lines.some((line) => line.trim().startsWith(`| **${fact.name}** |`)),
  );
  const [start, ...others] = [onMain, inRow, mentions].find((found) => found.length > 0) ?? [];
  const headed =
    start?.section.anchor === '' ? others.find(({page}) => page === start.page) : start;
  const best = headed ?? start ?? sectionsOf([main])[0];
  return best && placeOf(best);
}

const placeOf = ({page, section}: Mention): Place => ({
  file: page.file,
  title: page.title,
  url: urlOf(page, section),
});
