import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {fillIn, product} from '../product';
import {parseYaml} from '../yaml/load';
import {type Connector, connectorSchema} from './schema';

/** A connector page: where it is and what its front matter says. */
export interface ConnectorPage {
  /** Name of the file without its ending, and last part of the route. */
  slug: string;
  connector: Connector;
}

const folder = path.resolve('docs/connectors');
const frontMatter = /^---\n(.*?)\n---\n/s;

/**
 * Reads the front matter of every connector page.
 *
 * @returns the pages, by product name
 * @throws {YamlError} naming file and line where a `connector:` block does not fit its schema
 */
export function readConnectorPages(): ConnectorPage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => readConnectorPage(path.join(folder, name)))
    .sort((a, b) => a.connector.product.localeCompare(b.connector.product, 'en'));
}

/** Pages read so far: every directory and every month of release notes asks for all of them. */
const known = new Map<string, {modified: number; page: ConnectorPage}>();

function readConnectorPage(file: string): ConnectorPage {
  const modified = statSync(file).mtimeMs;
  const seen = known.get(file);
  if (seen?.modified === modified) return seen.page;
  const text = fillIn(readFileSync(file, 'utf8'), product).match(frontMatter)?.[1] ?? '';
  const schema = z.object({connector: connectorSchema});
  const {connector} = parseYaml(text, path.relative(process.cwd(), file), schema, 2);
  const page = {slug: path.basename(file, '.md'), connector};
  known.set(file, {modified, page});
  return page;
}
