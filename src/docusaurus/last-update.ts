import {spawnSync} from 'node:child_process';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * When and by whom a page was last changed, from the history of git, which is read once for all pages.
 *
 * Nothing is known where git doesn't know it: of a file that was never committed, outside a repository, and in a
 * shallow clone, whose oldest commit seems to have made every file. `npm start` doesn't read the history.
 */
export function commitHistory(): VcsConfig {
  const git = getVcsPreset('git-eager');
  let isKnown = false;
  return {
    initialize({siteDir}) {
      isKnown = process.env.NODE_ENV !== 'development' && hasWholeHistory(siteDir);
      if (isKnown) git.initialize({siteDir});
    },
    getFileCreationInfo: async (file) => (isKnown ? git.getFileCreationInfo(file) : null),
    getFileLastUpdateInfo: async (file) => (isKnown ? git.getFileLastUpdateInfo(file) : null),
  };
}

/** Whether a folder is in a repository of git that holds every commit. */
export function hasWholeHistory(folder: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Without git, or outside a repository, nothing is printed.
  return stdout?.trim() === 'false';
}
