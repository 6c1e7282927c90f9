import type {GeneratedTexts} from '../modules';

/**
 * What Docusaurus generates for a help page and some pages of documentation.
 *
 * @param slugs the last parts of the pages' paths
 * @param folder where the pages' files are
 */
export function generated(slugs: string[], folder = '@site/docs'): GeneratedTexts {
  const page = (slug: string) => `          {
            path: '/docs/${slug}',
            component: ComponentCreator('/docs/${slug}', 'abc'),
            exact: true,
            sidebar: "docs"
          }`;
  const loader = (chunk: string, name: string) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;
  const chunks = {
    '/help-123': {__comp: 'a1', content: 'a2'},
    '/docs-456': {__comp: 'b1', __context: {plugin: 'b2'}},
    ...Object.fromEntries(
      slugs.map((slug, index) => [`/docs/${slug}-abc`, {__comp: 'c1', content: `d${index}`}]),
    ),
  };
  return {
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/help',
    component: ComponentCreator('/help', '123'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '456'),
    routes: [
${slugs.map(page).join(',\n')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    chunkNames: JSON.stringify(chunks, null, 2),
    registry: `export default {
${[
  ...['a1', 'a2', 'b1', 'b2', 'c1'].map((chunk) => loader(chunk, `@theme/Part-${chunk}`)),
  ...slugs.map((slug, index) => loader(`d${index}`, `${folder}/${slug} (new).md`)),
].join('\n')}};
`,
  };
}
