import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listLicenses} from './list';
import {readPackages} from './packages';
import {policy} from './policy';

/** Writes `/licenses.txt` into the build. Fails the build if a package has a license that isn't accepted. */
export default function licenses({siteDir}: LoadContext): Plugin {
  return {
    name: 'licenses',
    async postBuild({outDir}) {
      const packages = readPackages(path.join(siteDir, 'package-lock.json'));
      await writeFile(path.join(outDir, 'licenses.txt'), listLicenses(packages, policy));
    },
  };
}
