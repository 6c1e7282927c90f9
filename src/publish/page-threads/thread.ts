import {parentPort, workerData} from 'node:worker_threads';
import type {Options} from '@docusaurus/mdx-loader/lib/options';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils/lib/markdownLinks';
import {withSlashes} from '../../base/source/paths';
import {markdownPlugins} from '../../content/page-plugins';
import copyText, {copyWhileCompiling} from '../markdown-copies/while-compiling';
import type {PageAnswer, PageRequest, ThreadData} from './messages';

/** Compiles the pages that the build sends. */
async function main({options, permalinks, versions, site}: ThreadData) {
  copyWhileCompiling(site);
  const processors = await createProcessors({
    options: {...options, ...markdownPlugins(copyText), resolveMarkdownLink: resolveLink},
  });
  parentPort?.on('message', async ({id, processor, page}: PageRequest) => {
    const answer: PageAnswer = {id};
    try {
      const {content, data} = await processors[processor].process(page);
      answer.compiled = {content, data: {contentTitle: data.contentTitle, copy: data.copy}};
    } catch {
      // The build compiles the page again, and says what's wrong.
    }
    parentPort?.postMessage(answer);
  });

  /** As the docs plugin resolves links. */
  function resolveLink({
    linkPathname,
    sourceFilePath,
  }: Parameters<NonNullable<Options['resolveMarkdownLink']>>[0]) {
    const contentPaths = versions.find(({contentPath, contentPathLocalized = contentPath}) =>
      [contentPath, contentPathLocalized].some((folder) => isInside(sourceFilePath, folder)),
    );
    if (!contentPaths) return null;
    return resolveMarkdownLinkPathname(linkPathname, {
      sourceFilePath,
      sourceToPermalink: permalinks,
      siteDir: options.siteDir,
      contentPaths: contentPaths as never,
    });
  }
}

const isInside = (file: string, folder: string) =>
  withSlashes(file).startsWith(`${withSlashes(folder)}/`);

main(workerData);
