import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSource} from '../../base/source/read';
import {formatResult} from '../../content/api-examples/format-result';
import {sample} from '../../content/directives/sample';
import {loadGrammars} from '../../content/highlight/grammars';
import {highlight} from '../../content/highlight/highlight';
import {currentVersion} from '../../product/doc-versions';
import {language} from '../../product/facts';
import {openPage} from '../../product/page-files/open-page';
import {execute} from '../../sample/graphql/execute';
import {loadSample, now} from '../../sample/organization';
import {type ApiPageExample, examplesOf} from './examples';

/** The data of the GraphQL playground's page. */
export interface GraphqlPageData {
  organization: string;
  records: string;
  /** The sample organization's fixed current date: `2025-12-15`. */
  today: string;
  /** The pages with examples. */
  topics: {title: string; permalink: string; examples: ApiPageExample[]}[];
  /** The first example as HTML with the classes of src/css/code.css, and its answer. */
  first: ApiPageExample & {
    html: {query: string; variables: string; answer: string};
    answer: string;
  };
}

/** Provides the data of the GraphQL playground's page, and keeps unused code out of its editor. */
export default function graphqlPlayground({siteDir}: LoadContext): Plugin {
  return {
    name: 'graphql-playground',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const topics = (currentVersion(docs)?.docs ?? [])
        .filter(({id}) => id.startsWith('apis/'))
        .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0))
        .map(({title, permalink, source}) => {
          const text = readSource(source.replace('@site', siteDir));
          return {title, permalink, examples: examplesOf(openPage(text).text)};
        })
        .filter(({examples}) => examples.length > 0);
      const [first] = topics.flatMap(({examples}) => examples);
      if (!first) throw new Error('No page in docs/apis has a GraphQL example with a result.');
      loadGrammars(['graphql', 'json']);
      const {data} = execute(first.query, sample(), JSON.parse(first.variables || '{}'));
      const answer = formatResult({data});
      const organization = loadSample();
      const page: GraphqlPageData = {
        organization: String(organization.of('Company')[0]?.name),
        records: organization.records.length.toLocaleString(language),
        today: now.slice(0, 10),
        topics,
        first: {
          ...first,
          answer,
          html: {
            query: highlight(first.query, 'graphql'),
            variables: highlight(first.variables, 'json'),
            answer: highlight(answer, 'json'),
          },
        },
      };
      await actions.createData('page.json', JSON.stringify(page));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          // The completion of cm6-graphql needs it. Ours runs in the worker, which has the schema.
          'graphql-language-service': false,
        },
      },
    }),
  };
}
