import * as z from 'zod';
import {InputError} from '../../base/source/input-error';
import {closest} from '../../base/text/suggest';
import type {ToolContext} from '../context';
import {search} from '../search/find-pages';
import {type MarkdownSection, partsOf, sectionsOf} from '../text/sections';
import {textTool} from '../tool';

/** The most characters of a page that an answer contains. */
const mostCharacters = 12_000;
/** The most headings that a message lists. */
const mostTitles = 40;

export const readPage = textTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the {Product} documentation, or one section of it, as Markdown with its generated tables and query results. A long page comes in parts, the first with an outline.',
  input: z.object({
    page: z
      .string()
      .min(1)
      .max(500)
      .describe('Its address or path: /docs/roles, or /docs/roles#create-a-new-role for a section'),
    heading: z.string().max(300).optional().describe("A section's heading or anchor"),
    part: z.int().min(1).default(1).describe('Which part of a long text'),
  }),
  async answer({page, heading, part}, context) {
    const {route, anchor} = placeOf(page);
    const markdown = context.library.markdownOf(route);
    if (markdown === undefined) throw new InputError(await noPage(page, route, context));
    const body = markdown.replace(/^---\n.*?\n---\n/s, '').trim();
    const sections = sectionsOf(body);
    const address = context.addressOf(route);
    const wanted = heading ?? anchor;
    const section = wanted ? findSection(wanted, sections, page) : undefined;
    const text = section?.text ?? body;
    const parts = partsOf(text, mostCharacters);
    const shown = parts[part - 1];
    if (shown === undefined)
      throw new InputError(
        `There's no part ${part} of ${page}. It has ${parts.length === 1 ? 'only one part' : `${parts.length} parts`}.`,
      );
    const inside = sectionsOf(text).slice(1);
    const outline = inside
      .map(({level, title, anchor: id}) => `${'  '.repeat(level - 2)}- ${title} (#${id})`)
      .join('\n');
    return [
      `Source: ${address}${section ? `#${section.anchor}` : ''}`,
      parts.length > 1 &&
        `Part ${part} of ${parts.length}. Ask for another part, or for a section by its heading.`,
      parts.length > 1 && part === 1 && outline && `Outline:\n\n${outline}`,
      shown,
    ]
      .filter(Boolean)
      .join('\n\n');
  },
});

/** Reads an address, a path, or the end of a path. */
function placeOf(page: string): {route: string; anchor: string | undefined} {
  const [address = '', anchor] = page.trim().split('#');
  const path = address.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/\?.*$/, '');
  const clean = path.replace(/\.(md|html)$/, '').replace(/(?<=.)\/+$/, '');
  return {route: clean.startsWith('/') ? clean : `/docs/${clean.replace(/^docs\//, '')}`, anchor};
}

/** @throws {InputError} with the page's headings */
function findSection(wanted: string, sections: MarkdownSection[], page: string): MarkdownSection {
  const name = wanted
    .replace(/^#+\s*/, '')
    .trim()
    .toLowerCase();
  const found = sections.find(({title, anchor}) => [title.toLowerCase(), anchor].includes(name));
  if (found) return found;
  const titles = sections.slice(1).map(({title}) => title);
  const near = closest(wanted, titles);
  throw new InputError(
    `The page ${page} has no section "${wanted}". ${near ? `Did you mean "${near}"?` : `Its sections: ${titles.slice(0, mostTitles).join(', ')}.`}`,
  );
}

/** Says that a page doesn't exist, and which ones the search finds for the words in its address. */
async function noPage(page: string, route: string, context: ToolContext): Promise<string> {
  const words = route
    .replace(/^\/docs/, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  const {hits} = await search(words, 10, context);
  const addresses = [...new Set(hits.map(({url}) => String(url).split('#')[0]))].slice(0, 3);
  return addresses.length > 0
    ? `There's no page ${page}. Did you mean one of these? ${addresses.join(', ')}`
    : `There's no page ${page}. Find its address with search_docs.`;
}
