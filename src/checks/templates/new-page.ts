import {readFileSync} from 'node:fs';
import path from 'node:path';
import {suggest} from '../../base/text/suggest';
import {capitalized} from '../../base/text/words';
import {udm} from '../../product/udm';
import {rootFieldOf} from '../../product/udm/names';

/** A page created from a template. */
export interface NewPage {
  /** The path of its file, from the project's root. */
  path: string;
  text: string;
  /** What this kind of page needs in addition to its text. */
  next: string[];
}

interface Template {
  /** Examples of names as written on the command line. */
  examples: string[];
  names: RegExp;
  path(name: string): string;
  file(name: string): string;
  /** The values that replace `{{title}}` and other placeholders. */
  values(name: string): Record<string, string>;
  next: string[];
}

const lowerCaseName = '[a-z0-9]+(?:-[a-z0-9]+)*';
const words = (name: string) => path.posix.basename(name).split('-');

const releaseTemplates: Record<string, {file: string; values: Template['values']}> = {
  platform: {file: 'release-platform.md.template', values: platformRelease},
  connector: {file: 'release-connector.md.template', values: connectorRelease},
};

const templates: Record<string, Template> = {
  connector: {
    examples: ['acme'],
    names: new RegExp(`^${lowerCaseName}$`),
    path: (name) => `docs/connectors/${name}.md`,
    file: () => 'connector.md.template',
    values: (name) => ({title: words(name).map(capitalized).join(' ')}),
    next: [],
  },
  guide: {
    examples: ['searching/save-queries'],
    names: new RegExp(`^${lowerCaseName}/${lowerCaseName}$`),
    path: (name) => `docs/guides/${name}.md`,
    file: () => 'guide.md.template',
    values: (name) => ({
      title: capitalized(words(name).join(' ')),
      name: path.posix.basename(name),
    }),
    next: [
      'For a new topic, copy a "_category_.yml" from another topic\'s folder and change its text.',
    ],
  },
  release: {
    examples: ['platform/11.33', 'connector/01-2026', 'agent/4.5', 'connect/3.4'],
    names: /^((platform|agent|connect)\/\d+\.\d+|connector\/(0[1-9]|1[0-2])-\d{4})$/,
    path: (name) => `docs/releases/${name}.md`,
    file: (name) => releaseTemplates[path.dirname(name)]?.file ?? 'release-part.md.template',
    values: (name) => (releaseTemplates[path.dirname(name)]?.values ?? partRelease)(name),
    next: [
      'Add the release to src/product/facts/versions.yaml, or to the connector pages. Dates and tables come from there.',
    ],
  },
  model: {
    examples: ['host-image'],
    names: new RegExp(`^${lowerCaseName}$`),
    path: (name) => `docs/reference/udm/${name}.md`,
    file: () => 'model.md.template',
    values: (name) => {
      const model = udm.models.find(({slug}) => slug === name);
      const title = capitalized(words(name).join(' '));
      return {
        title: model?.name ?? title,
        modelName: model?.typeName ?? words(name).map(capitalized).join(''),
        rootField: rootFieldOf(model ?? {plural: `${title}s`}),
      };
    },
    next: [
      'Add the model to src/product/udm/models/<name>.yaml. The tables and the diagram come from it, and src/product/udm/schema.ts explains each field.',
    ],
  },
};

/** The command's usage, with examples for each kind of page. */
export const usage = [
  'Usage: npm run new -- <kind> <name>',
  ...Object.entries(templates).flatMap(([kind, {examples, path: toPath}]) =>
    examples.map((name) => `  ${`${kind} ${name}`.padEnd(34)}creates ${toPath(name)}`),
  ),
].join('\n');

/**
 * Creates a page from the template of its kind.
 *
 * @param kind `connector`, `guide`, `release`, or `model`
 * @param name the page's name, as in {@link usage}
 * @throws {Error} if there's no such kind, or the name doesn't fit it; the message says what to write
 */
export function newPage(kind: string | undefined, name: string | undefined): NewPage {
  const template = kind === undefined ? undefined : templates[kind];
  if (!template) {
    const wrong =
      kind === undefined ? 'Say which kind of page' : `There is no kind of page "${kind}"`;
    throw new Error(`${wrong}: ${suggest(kind ?? '', Object.keys(templates))}\n\n${usage}`);
  }
  if (!name || !template.names.test(name)) {
    const wrong = name ? `"${name}" isn't a name for a ${kind}` : `A ${kind} needs a name`;
    const examples = template.examples.map((example) => `"${example}"`).join(' or ');
    throw new Error(`${wrong}. Write a name like ${examples}\n\n${usage}`);
  }
  return {
    path: template.path(name),
    text: fill(template.file(name), template.values(name)),
    next: template.next,
  };
}

function fill(file: string, values: Record<string, string>): string {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, key) => values[key] ?? '');
}

function platformRelease(name: string): Record<string, string> {
  const version = path.posix.basename(name);
  const [major, minor] = version.split('.').map(Number);
  // The newest release comes first in the sidebar.
  return {
    title: `Platform ${version}`,
    name: version,
    position: `-${(major ?? 0) * 100 + (minor ?? 0)}`,
  };
}

/** A version of the agent or Connect. */
function partRelease(name: string): Record<string, string> {
  const [part = '', version = ''] = name.split('/');
  const [major, minor] = version.split('.').map(Number);
  return {
    title: `${capitalized(part)} ${version}`,
    name: `${part}-${version}`,
    part,
    version,
    position: `-${(major ?? 0) * 100 + (minor ?? 0)}`,
  };
}

function connectorRelease(name: string): Record<string, string> {
  const [number = '', year = ''] = words(name);
  const first = new Date(`${year}-${number}-01T00:00:00Z`);
  const month = first.toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    title: `Connector releases, ${month}`,
    month,
    isoMonth: `${year}-${number}`,
    position: `-${year}${number}`,
  };
}
