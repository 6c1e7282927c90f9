import path from 'node:path';
import * as z from 'zod';
import {loadYaml} from '../../base/yaml/load';
import type {Package} from './packages';

export const policySchema = z.strictObject({
  /** SPDX identifiers. */
  allowed: z.array(z.string()),
  exceptions: z.array(
    z.strictObject({
      /** Package names. A `*` at the end matches the rest of a name. */
      packages: z.array(z.string()),
      /** The packages' license. */
      license: z.string(),
      /** How their manifest spells the license, if it differs. */
      declared: z.string().optional(),
      /** Why they're allowed. */
      reason: z.string(),
    }),
  ),
});

export type LicensePolicy = z.output<typeof policySchema>;

export const policy: LicensePolicy = loadYaml(path.join(__dirname, 'policy.yaml'), policySchema);

/** Returns the license that a package is used under, or `undefined` if the policy rejects the package. */
export function licenseOf({name, license}: Package, {allowed, exceptions}: LicensePolicy) {
  if (license && isAllowed(license, allowed)) return license;
  return exceptions.find(
    (exception) =>
      exception.packages.some((pattern) => fits(name, pattern)) &&
      // A package that has changed its license must be accepted again.
      (!license || license === (exception.declared ?? exception.license)),
  )?.license;
}

/** For alternative licenses (OR), one must be allowed. For combined licenses (AND), all must be allowed. */
function isAllowed(expression: string, allowed: string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((each) => isAllowed(each, allowed));
  return plain.split(' AND ').every((each) => allowed.includes(each));
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
