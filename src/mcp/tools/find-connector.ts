import * as z from 'zod';
import {InputError} from '../../base/source/input-error';
import {byName, withWords} from '../../base/text/find-by-words';
import {closest} from '../../base/text/suggest';
import {countOf} from '../../base/text/words';
import {categoryNames} from '../../product/connectors/categories';
import {type ConnectorEntry, wordsOf} from '../../product/connectors/entry';
import {directionLabels, hostingLabels, statusLabels} from '../../product/connectors/labels';
import type {ToolContext} from '../context';
import {dataTool} from '../tool';

/** The most connectors that an answer describes. */
const mostConnectors = 10;

export const findConnector = dataTool({
  name: 'find_connector',
  title: 'Find a connector',
  description:
    'Finds the connectors that import from a product into {Product}: by vendor, product, former name, purpose, or the data models they fill.',
  input: z.object({
    query: z
      .string()
      .min(1)
      .max(200)
      .describe('A product or words: "Tenable", "container scanner"'),
    category: z.enum(categoryNames).optional(),
  }),
  output: z.object({
    found: z.number(),
    connectors: z.array(
      z.object({
        title: z.string(),
        url: z.string(),
        vendor: z.string(),
        product: z.string(),
        category: z.string(),
        direction: z.string(),
        hosting: z.string(),
        authentication: z.string(),
        status: z.string(),
        models: z.array(z.string()),
      }),
    ),
  }),
  answer({query, category}, context) {
    const found = search(query, context.library.connectors).filter(
      (connector) => !category || connector.category === category,
    );
    if (found.length === 0) throw new InputError(nothingFor(query, category, context));
    const shown = found.slice(0, mostConnectors).map((entry) => factsOf(entry, context));
    const lines = shown.map(
      ({title, url, category: purpose, direction, hosting, authentication, status, models}) =>
        `- [${title}](${url}): ${purpose}. ${direction}. ${hosting}. Authentication: ${authentication}. ` +
        `Status: ${status}. Fills ${models.join(', ')}.`,
    );
    const rest = found.length - shown.length;
    return {
      markdown: [
        `${countOf(found.length, 'connector')}:`,
        lines.join('\n'),
        rest > 0 ? `${rest} more. Ask with more words or a category.` : '',
      ]
        .filter(Boolean)
        .join('\n\n'),
      data: {found: found.length, connectors: shown},
    };
  },
});

/** Returns the connectors whose facts contain every word, the ones named so first. */
function search(query: string, connectors: readonly ConnectorEntry[]): ConnectorEntry[] {
  const entries = connectors.map((connector) => ({
    connector,
    name: connector.title,
    text: wordsOf(connector),
  }));
  return byName(withWords(entries, query), {text: query}).map(({connector}) => connector);
}

const factsOf = (entry: ConnectorEntry, {addressOf}: ToolContext) => ({
  title: entry.title,
  url: addressOf(entry.route),
  vendor: entry.vendor,
  product: entry.product,
  category: entry.category,
  direction: directionLabels[entry.direction],
  hosting: hostingLabels[entry.hosting],
  authentication: entry.authentication,
  status: statusLabels[entry.status],
  models: entry.models,
});

function nothingFor(
  query: string,
  category: string | undefined,
  {library, addressOf}: ToolContext,
): string {
  const names = library.connectors.flatMap(({title, vendor, product, formerNames}) => [
    title,
    vendor,
    product,
    ...formerNames,
  ]);
  const near = closest(query, names);
  const where = category ? ` in the category "${category}"` : '';
  return [
    `No connector matches "${query}"${where}.`,
    near && near.toLowerCase() !== query.toLowerCase()
      ? `Did you mean "${near}"?`
      : 'Ask with the name of the vendor or the product alone.',
    `Without a connector, import a file or send records: ${addressOf('/docs/connectors')}.`,
  ].join(' ');
}
