import {spawnSync} from 'node:child_process';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Reads when each page was last changed, and by whom, from the Git history. Reads the history once for all pages.
 *
 * There is no information for files that were never committed, outside a repository, or in a shallow clone, whose
 * oldest commit appears to add every file. `npm start` doesn't read the history.
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

/** Whether a folder is in a Git repository with its complete history. */
export function hasWholeHistory(folder: string): boolean {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Without Git, or outside a repository, there is no output.
  return stdout?.trim() === 'false';
}
