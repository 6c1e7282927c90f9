import {product} from '../../product/facts';
import {absolute, markdownCopyOf} from './address';
import type {Section} from './sections';

/** Describes the documentation and how to read it. */
const introduction = `# ${product.name} documentation

> ${product.name} is a security risk-management and vulnerability-management platform. ${product.tagline}

Each link below points to a page as Markdown, with its query results included. To get the web page, remove \`.md\`. The first link in each section is the full text of all its pages.
`;

/** Links to data from which pages are generated. */
const definitions = `## Definitions

- [Unified data model](${absolute('/udm.json')}): every data model and attribute as JSON
- [API schema](${absolute('/schema.graphql')}): the schema of the ${product.name} Platform API
- [Connect API](${absolute('/connect-openapi.yaml')}): the ${product.name} Connect API for imports as OpenAPI
`;

/**
 * Generates the list of all pages, in the format of https://llmstxt.org.
 *
 * @param sections the sections with their pages
 */
export function writeIndex(sections: Section[]): string {
  const lists = sections.map(({title, about, textPath, pages}) => {
    const links = [
      `- [All of ${title}](${absolute(textPath)}): ${about}`,
      ...pages.map(
        (page) => `- [${page.title}](${absolute(markdownCopyOf(page.route))}): ${page.description}`,
      ),
    ];
    return `## ${title}\n\n${links.join('\n')}\n`;
  });
  return [introduction, ...lists, definitions].join('\n');
}

/**
 * Generates the full text of a section.
 *
 * @param section the section
 * @param copies the Markdown copies of its pages, in order
 */
export const writeSection = ({title, about}: Section, copies: string[]): string =>
  [`# ${product.name} documentation: ${title}\n\n> ${about}\n`, ...copies].join('\n');
