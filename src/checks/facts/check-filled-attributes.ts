import type {Code, InlineCode, Nodes} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {listed} from '../../base/text/words';
import {attributesAskedBy, attributesTestedBy} from '../../bql/asked-attributes';
import {mappedAttributes} from '../../content/written-pages/filled-attributes';
import {sectionsOf} from '../../content/written-pages/read-pages';
import {connectorSchema} from '../../product/connectors/schema';
import {udm} from '../../product/udm';
import type {Check} from '../check';
import {oncePerPage} from '../once-per-page';
import {type CheckedPage, lineOf} from '../page';

/** The folders whose pages take a reader through a task with queries of their own. */
const tutorials = /^docs\/guides\/(?:use-cases|start)\//;

/** Pages that say how to fill an attribute: a connector's page, or one about mappings, typed values, or imports. */
const fillingPage = /\/connectors\/|attribute-mapping|manual-entry|connect-import/;

/**
 * Checks that a tutorial's queries rest on attributes that can have values in a reader's instance. The sample
 * organization's data fills any attribute, so a query can find records there and nothing anywhere else. An attribute
 * in a condition, in a column, or behind a verb must be mapped by a connector that isn't retired, or the platform or
 * a person fills it. Otherwise, a paragraph, item, or table row names it in code with a link to a page about filling it.
 */
export const checkFilledAttributes: Check = (site, reportIn) => {
  const tutorialsAsked = site.selected.filter(({path}) => tutorials.test(path));
  if (tutorialsAsked.length === 0) return;
  const filled = new Set(site.pages.flatMap((page) => mappedOn(page, site)));
  for (const page of tutorialsAsked) {
    const {asked, explained} = askedOn(page, site);
    const settled = new Set(explained);
    for (const {line, attributes} of asked) {
      const isFilled = attributes.some(
        ({name, models}) =>
          settled.has(name) || models.some((each) => filled.has(`${each}.${name}`)),
      );
      const [first] = attributes;
      if (isFilled || !first) continue;
      for (const {name} of attributes) settled.add(name);
      reportIn(page.file)(
        line,
        `no connector fills "${first.name}" of ${listed(first.models.slice(0, 3))}`,
        `ask for another attribute, or name \`${first.name}\` in a sentence that links to how it's filled: a connector, a mapping, a typed value, or an import`,
      );
    }
  }
};

/** The attributes that a current connector's page maps, with the models whose records have them. */
const mappedOn = oncePerPage('mapped-attributes', (page) => {
  if (page.kind !== 'connector') return [];
  const {data: connector} = connectorSchema.safeParse(page.frontMatter.data.connector);
  if (!connector || connector.status === 'retired') return [];
  const mapped = mappedAttributes({sections: sectionsOf(page.text)}).flatMap(({model, name}) =>
    udm.concreteModelsOf(model.typeName).map(({typeName}) => `${typeName}.${name}`),
  );
  return [...new Set(mapped)];
});

/** What a query needs: at least one of some attributes. */
interface AskedInLine {
  line: number;
  attributes: {name: string; models: string[]}[];
}

const askedOn = oncePerPage('asked-attributes', (page) =>
  tutorials.test(page.path)
    ? {asked: queriesOn(page).flatMap(askedBy), explained: explainedOn(page)}
    : {asked: [], explained: []},
);

const queriesOn = (page: CheckedPage): (Code | InlineCode)[] => [
  ...page.written('code').filter(({lang}) => lang === 'bql' || lang === 'bcl'),
  ...page.written('inlineCode').filter(({value}) => value.startsWith('FIND ')),
];

/** What a query needs from sources. */
function askedBy(node: Code | InlineCode): AskedInLine[] {
  const [, model] = (node.type === 'code' && /\bmodel="(\w+)"/.exec(node.meta ?? '')) || [];
  const asked = model
    ? attributesTestedBy(node.value, model, udm)
    : attributesAskedBy(node.value, udm);
  return asked
    .filter((each) => each.every(({attribute}) => attribute.filledBy === 'connector'))
    .map((each) => ({
      line: lineOf(node),
      attributes: each.map(({attribute: {name}, models}) => ({name, models})),
    }));
}

/** Names in code in the paragraphs, items, and table rows that also link to a page about filling attributes. */
function explainedOn(page: CheckedPage): string[] {
  return page
    .written('paragraph', 'tableRow')
    .filter(leadsToFilling)
    .flatMap((block) => {
      const names: string[] = [];
      visit(block, 'inlineCode', (code) => {
        names.push(...(textOf(code).match(/\w+$/) ?? []));
      });
      return names;
    });
}

function leadsToFilling(block: Nodes): boolean {
  let leads = false;
  visit(block, 'link', ({url}) => {
    leads ||= fillingPage.test(url);
  });
  return leads;
}
