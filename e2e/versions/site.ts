import {newestPlatform} from '../../src/product/doc-versions';

/** The site with a frozen version, which `make.ts` builds and `e2e/versions.spec.ts` reads. */
export const versionsBuild = 'build-versions';

/** The frozen version's name, and the folder of docs/ that it has. */
export const frozenVersion = {name: '12-2025', only: 'guides/security'};

/** A fact, before the version was frozen and after. */
export const fact = {
  file: 'src/product/facts/roles.yaml',
  before: 'Reads every record and every built-in dashboard. Changes nothing.',
  after: 'Reads every record, dashboard, and audit trail. Changes nothing.',
};

const [major, minor] = newestPlatform().split('.');

/** The platform release that the frozen version describes, and the one after it. */
export const [release, nextRelease] = [newestPlatform(), `${major}.${Number(minor) + 1}`];
