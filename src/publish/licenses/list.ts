import type {Package} from './packages';
import {type LicensePolicy, licenseOf} from './policy';

/**
 * Lists the packages used to build the site, by license.
 *
 * @throws {Error} that names every package the policy rejects
 */
export function listLicenses(packages: Package[], policy: LicensePolicy): string {
  const unknown = packages.filter((each) => !licenseOf(each, policy));
  if (unknown.length > 0) {
    const lines = unknown.map(
      ({name, version, license}) => `${name} ${version} has ${license ?? 'no license'}`,
    );
    throw new Error(
      `${lines.join('\n')}\nUse a different package, or add an exception with your reason to src/publish/licenses/policy.yaml.`,
    );
  }
  const used = packages.filter(({dev}) => !dev);
  const licenses = new Set(used.map((each) => licenseOf(each, policy)));
  const parts = [...licenses].sort().map((license) => {
    const those = used.filter((each) => licenseOf(each, policy) === license);
    return [license, ...those.map(({name, version}) => `  ${name} ${version}`), ''].join('\n');
  });
  const head = `Software used to build this site, by license. Most of it is used only at build time.\n`;
  return [head, ...parts].join('\n');
}
