import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {textIn} from '../../base/languages/texts';
import {InputError} from '../../base/source/input-error';
import {locateYaml} from '../../base/yaml/load';
import {sample} from '../../content/directives/sample';
import {loadGrammars} from '../../content/highlight/grammars';
import {answerTo} from '../../content/query-examples/answer';
import {currentVersion} from '../../product/doc-versions';
import {fillIn, language, product, versions} from '../../product/facts';
import {readReleases} from '../../product/releases';
import type {Release} from '../../product/releases/release';
import {tallyOf} from '../../product/releases/tally';
import {sections} from '../../product/sections';
import {loadSample} from '../../sample/organization';
import type {AnsweredQuestion, HomeData, LatestRelease} from './data';
import {queriesSchema} from './queries-schema';

const file = path.join(__dirname, 'queries.yaml');
/** Provides the home page's data: questions with their answers, the newest releases, and counts of pages. */
export default function home(): Plugin {
  return {
    name: 'home',
    getPathsToWatch: () => [file],
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const data: HomeData = {
        organization: String(loadSample().of('Company')[0]?.name),
        questions: answerQuestions(),
        releases: latestReleases(),
        pages: countPages(docs),
      };
      await actions.createData('data.json', JSON.stringify(data));
    },
  };
}

/** @throws {InputError} with `file:line` if a query has a fault or finds nothing */
function answerQuestions(): AnsweredQuestion[] {
  loadGrammars([]);
  const {value, at} = locateYaml(file, queriesSchema);
  return value.map(({question, query}, index) => {
    try {
      return {question: textIn(language, question), ...answerTo(query, sample())};
    } catch (error) {
      const {message} = error as Error;
      throw new InputError(`${at([index, 'query'])}  ${message}  correct the query`);
    }
  });
}

/** The newest version of each part, and the newest connector month, newest first. */
function latestReleases(): LatestRelease[] {
  const releases = readReleases();
  const newest = (['platform', 'connector', 'agent', 'connect'] as const).map((part) =>
    releases.find(({product}) => product === part),
  );
  return newest
    .filter((release): release is Release => release !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({product, title, description, date, route, entries}) => ({
      title,
      about: (product === 'platform' && versions.platform.at(-1)?.headline) || description,
      date,
      route,
      tally: tallyOf(entries),
    }));
}

/** Pages without a sidebar are guides, as in `/llms.txt` and what readers print. */
function countPages(content: LoadedContent): Record<string, number> {
  const docs = currentVersion(content)?.docs ?? [];
  const [{sidebar: guides}] = sections;
  return Object.fromEntries(
    sections.map(({sidebar}) => {
      const id = fillIn(sidebar, product);
      return [sidebar, docs.filter((doc) => (doc.sidebar ?? guides) === id).length];
    }),
  );
}
