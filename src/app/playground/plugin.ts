import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSource} from '../../base/source/read';
import {listModels, type SchemaGroup} from '../../bql/schema/browse';
import {sample} from '../../content/directives/sample';
import {loadGrammars} from '../../content/highlight/grammars';
import {type AnsweredQuery, answerTo} from '../../content/query-examples/answer';
import {currentVersion} from '../../product/doc-versions';
import {language} from '../../product/facts';
import {openPage} from '../../product/page-files/open-page';
import {questionsIn} from '../../product/page-files/questions';
import {loadSample, now} from '../../sample/organization';
import {examplesOf, type PlaygroundExample} from './examples';

/** The data of the playground's page. */
export interface PageData {
  organization: string;
  records: string;
  /** The sample organization's fixed current date: `2025-12-15`. */
  today: string;
  /** The topics. Each one is a page of the example library. */
  topics: {title: string; permalink: string; examples: PlaygroundExample[]}[];
  /** The first example, with its rows. */
  first: AnsweredQuery;
  /** All models of the data model, by family. */
  models: SchemaGroup[];
}

const library = 'bql/example-library/';

/** Provides the playground page's data: the queries of the example library, and facts about the sample organization. */
export default function playground({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = (currentVersion(docs)?.docs ?? [])
        .filter(({id}) => id.startsWith(library))
        .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
      const questions = questionsIn(path.join(siteDir, 'docs/bql/example-library'));
      const topics = pages.map(({title, permalink, source}) => {
        const text = readSource(source.replace('@site', siteDir));
        const examples = examplesOf(openPage(text).text, questions[path.basename(source)]);
        return {title, permalink, examples};
      });
      loadGrammars([]);
      const organization = loadSample();
      const data: PageData = {
        organization: String(organization.of('Company')[0]?.name),
        records: organization.records.length.toLocaleString(language),
        today: now.slice(0, 10),
        topics: topics.filter(({examples}) => examples.length > 0),
        first: answerTo(topics.flatMap(({examples}) => examples)[0]?.query ?? '', sample()),
        models: listModels(sample()),
      };
      await actions.createData('page.json', JSON.stringify(data));
    },
  };
}
