import {readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readOnceChanged, readOnceInAWhile} from '../../base/markdown/files';
import {openPage} from '../page-files/open-page';
import {categoryNames} from './categories';
import {type Connector, connectorSchema} from './schema';

/** A connector page: its location and its front matter. */
export interface ConnectorPage {
  /** The file name without its extension. */
  file: string;
  route: string;
  title: string;
  description: string;
  connector: Connector;
}

const folder = path.resolve('docs/connectors');

/** Pages about all connectors. */
const overviews = ['compare.md', 'index.md'];

const pageSchema = z.object({
  title: z.string(),
  description: z.string(),
  slug: z.string().optional(),
  connector: connectorSchema,
});

/**
 * Reads the front matter of every connector page. Skips pages with invalid front matter: the checks report them, and a
 * build fails at their facts.
 *
 * @returns the pages, by title
 */
export const readConnectorPages = readOnceInAWhile((): ConnectorPage[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !overviews.includes(name))
    .flatMap((name) => readConnectorPage(path.join(folder, name)) ?? [])
    .sort((a, b) => a.title.localeCompare(b.title, 'en')),
);

/** Returns connector pages by category, in directory order, without empty categories. */
export function connectorsByCategory(pages = readConnectorPages()) {
  return categoryNames
    .map((category) => ({
      category,
      pages: pages.filter(({connector}) => connector.category === category),
    }))
    .filter((group) => group.pages.length > 0);
}

const readConnectorPage = readOnceChanged((file, text) =>
  parsePage(path.basename(file, '.md'), text),
);

function parsePage(file: string, raw: string): ConnectorPage | undefined {
  const {data} = pageSchema.safeParse(openPage(raw).frontMatter.data);
  if (!data) return undefined;
  const {slug = `/connectors/${file}`, ...rest} = data;
  return {file, route: `/docs${slug}`, ...rest};
}
