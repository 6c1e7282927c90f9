import path from 'node:path';
import docsCommand from '@docusaurus/plugin-content-docs/lib/cli.js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../base/source/paths';
import {discardVersion, freezeVersion} from './freeze';
import {foldersOf} from './part';

/** What `docusaurus docs:version` is called with. */
interface Options {
  only?: string;
}

/**
 * Makes `docusaurus docs:version` freeze the version: its pages become finished Markdown, so that later facts, code, and
 * checks don't change them. With `--only`, the version has some folders of docs/.
 *
 * @param sidebarPath the file of the sidebars
 */
export const freezeVersions =
  ({sidebarPath}: {sidebarPath: string}) =>
  (context: LoadContext): Plugin => ({
    name: 'frozen-versions',
    extendCli(cli) {
      const command = cli.commands.find((each: {name(): string}) => each.name() === 'docs:version');
      if (!command)
        throw new Error('src/publish/frozen-versions/plugin.ts found no command docs:version');
      command
        .description("Freeze the pages, with today's facts, as a version")
        .option('--only <folders>', 'the folders of docs/ that it has, such as guides,reference')
        .action(async (version: string, {only}: Options) => {
          const folders = only === undefined ? undefined : foldersOf(only, listFiles('docs'));
          const sidebars = path.resolve(context.siteDir, sidebarPath);
          const options = {id: 'default', path: 'docs', sidebarPath: sidebars};
          type DocsOptions = Parameters<typeof docsCommand.cliDocsVersionCommand>[1];
          await docsCommand.cliDocsVersionCommand(version, options as DocsOptions, context);
          try {
            freezeVersion(version, folders);
          } catch (error) {
            discardVersion(version);
            throw error;
          }
        });
    },
  });
