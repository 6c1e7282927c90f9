import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {categorySchema} from '../../src/checks/data/check-categories';
import {numberListSchema} from '../../src/checks/facts/free-numbers/list';
import {reviewedListSchema} from '../../src/checks/facts/reviewed/list';
import {standardSentencesSchema} from '../../src/checks/language/check-standard-sentences';
import {wordsSchema} from '../../src/checks/language/words/find-words';
import {allowedSchema} from '../../src/checks/links/outside/allowed';
import {frontMatterSchema} from '../../src/checks/structure/check-front-matter';
import {suppressionsSchema} from '../../src/checks/suppress';
import {screenSchema} from '../../src/content/screens/schema';
import {upstreamSchema} from '../../src/docusaurus/upstream';
import {queriesSchema} from '../../src/pages/_home/queries-schema';
import * as facts from '../../src/product/facts/schema';
import {termsSchema} from '../../src/product/glossary/schema';
import {questionsSchema} from '../../src/product/page-files/questions';
import {redirectsSchema} from '../../src/product/redirects';
import {formerAnchorsSchema} from '../../src/product/redirects/former-anchors';
import * as udm from '../../src/product/udm/schema';
import {policySchema} from '../../src/publish/licenses/policy';
import {schemas as sample} from '../../src/sample/organization/schema/input';
import {snippets} from './snippets';

/** What each YAML file must contain: paths from the project's root, where `*` is any name. */
const schemas: Record<string, z.ZodType> = {
  'src/pages/_home/queries.yaml': queriesSchema,
  'docs/**/_category_.yml': categorySchema,
  'docs/**/_questions.yml': questionsSchema,
  'src/product/facts/product.yaml': facts.productSchema,
  'src/product/facts/roles.yaml': facts.rolesSchema,
  'src/product/facts/permissions.yaml': facts.permissionsSchema,
  'src/product/facts/menu.yaml': facts.menuSchema,
  'src/product/facts/ratings.yaml': facts.ratingsSchema,
  'src/product/facts/statuses.yaml': facts.statusesSchema,
  'src/product/facts/versions.yaml': facts.versionsSchema,
  'src/product/facts/limits.yaml': facts.limitsSchema,
  'src/product/facts/retention.yaml': facts.retentionSchema,
  'src/product/facts/events.yaml': facts.eventsSchema,
  'src/product/facts/installation.yaml': facts.installationSchema,
  'src/product/facts/network.yaml': facts.networkSchema,
  'src/product/facts/messages.yaml': facts.messagesSchema,
  'src/product/facts/labels.yaml': facts.labelsSchema,
  'src/product/facts/not-offered.yaml': facts.notOfferedSchema,
  'src/product/facts/owner-statements.yaml': facts.ownerStatementsSchema,
  'src/product/facts/forms/*.yaml': facts.formSchema,
  'src/product/glossary/terms.yaml': termsSchema,
  'src/product/redirects/redirects.yaml': redirectsSchema,
  'src/product/redirects/anchors.yaml': formerAnchorsSchema,
  'src/product/udm/models/*.yaml': udm.modelSchema,
  'src/product/udm/traits/*.yaml': udm.traitSchema,
  'src/product/udm/verbs.yaml': udm.verbsSchema,
  'src/product/udm/families.yaml': udm.familiesSchema,
  'src/product/udm/value-sets.yaml': udm.valueSetsSchema,
  'src/product/udm/renamed.yaml': udm.renamedSchema,
  'src/content/screens/screens/*.yaml': screenSchema,
  ...Object.fromEntries(
    Object.entries(sample).map(([name, schema]) => [
      `src/sample/organization/data/${name}.yaml`,
      schema as z.ZodType,
    ]),
  ),
  'src/docusaurus/upstream.yaml': upstreamSchema,
  'src/checks/facts/free-numbers/list.yaml': numberListSchema,
  'src/checks/facts/reviewed/list.yaml': reviewedListSchema,
  'src/checks/language/words/words.yaml': wordsSchema,
  'src/checks/language/standard-sentences.yaml': standardSentencesSchema,
  'src/checks/links/outside/allowed.yaml': allowedSchema,
  'src/checks/suppressions.yaml': suppressionsSchema,
  'src/publish/licenses/policy.yaml': policySchema,
};

const folder = '.vscode/schemas';

/** The schema of the front matter of pages. */
export const frontMatterFile = `${folder}/front-matter.json`;

/** The schema of `src/product/facts/roles.yaml` is `product.facts.roles.json`, and of `…/forms/*.yaml` `….forms.json`. */
const nameOf = (yaml: string) =>
  `${yaml
    .replace(/^src\/|^docs\/\*\*\/_/, '')
    .replace(/(\/\*|_)?\.ya?ml$/, '')
    .replaceAll('/', '.')}.json`;

/**
 * What editors need to complete and check YAML files, and facts on pages, while people write.
 *
 * @returns texts by path from the project's root: a JSON Schema for each kind of file and for front matter, the settings
 * that say which files it's for, and snippets for facts
 */
export function editorFiles(): Map<string, string> {
  const files = Object.entries(schemas).map(
    ([yaml, schema]) => [`${folder}/${nameOf(yaml)}`, z.toJSONSchema(schema, options)] as const,
  );
  const settings = {
    'editor.formatOnSave': true,
    'editor.rulers': [100],
    '[typescript][typescriptreact][json][css]': {'editor.defaultFormatter': 'biomejs.biome'},
    // Facts are offered as soon as a writer types ":li", but not words from other pages.
    '[markdown][mdx]': {
      'editor.quickSuggestions': {other: 'on'},
      'editor.wordBasedSuggestions': 'off',
    },
    'yaml.schemas': Object.fromEntries(
      Object.keys(schemas).map((yaml) => [`./${folder}/${nameOf(yaml)}`, yaml]),
    ),
  };
  const facts = snippets(readFileSync('CONTRIBUTING.md', 'utf8'));
  const others = [
    // In no setting: the extension for YAML doesn't read Markdown.
    [frontMatterFile, z.toJSONSchema(frontMatterSchema, options)],
    ['.vscode/settings.json', settings],
    ['.vscode/facts.code-snippets', facts],
  ] as const;
  return new Map(
    [...files, ...others].map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
  );
}

const options = {
  // What people write, before defaults are filled in.
  io: 'input',
  // Rules that JSON Schema can't express are left to the checks.
  unrepresentable: 'any',
} as const;
