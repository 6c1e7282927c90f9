import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listLicenses} from './list';
import {readPackages} from './packages';
import {policy} from './policy';

/** Puts `/licenses.txt` into the build, and fails it when a package has a license that no one has agreed to. */
export default function licenses({siteDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    async postBuild({outDir}) {
      const packages = readPackages(path.join(siteDir, 'package-lock.json'));
      await writeFile(path.join(outDir, 'licenses.txt'), listLicenses(packages, policy));
    },
  };
}
