import path from 'node:path';
import * as z from 'zod';
import {loadYaml} from '../../base/yaml/load';
import type {Package} from './packages';

export const policySchema = z.strictObject({
  /** SPDX identifiers. */
  allowed: z.array(z.string()),
  exceptions: z.array(
    z.strictObject({
      /** Names; a `*` at the end stands for the rest of a name. */
      packages: z.array(z.string()),
      /** The license that they have. */
      license: z.string(),
      /** How their manifest writes it, where it does so differently. */
      declared: z.string().optional(),
      /** Why they can stay. */
      reason: z.string(),
    }),
  ),
});

export type LicensePolicy = z.output<typeof policySchema>;

export const policy: LicensePolicy = loadYaml(path.join(__dirname, 'policy.yaml'), policySchema);

/** The license that a package is used under, or nothing where the policy doesn't let it in. */
export function licenseOf({name, license}: Package, {allowed, exceptions}: LicensePolicy) {
  if (license && isAllowed(license, allowed)) return license;
  return exceptions.find(
    (exception) =>
      exception.packages.some((pattern) => fits(name, pattern)) &&
      // A package that has changed its license since has to be agreed to again.
      (!license || license === (exception.declared ?? exception.license)),
  )?.license;
}

/** Of licenses to choose from, one has to be allowed; of licenses that hold together, all. */
function isAllowed(expression: string, allowed: string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((each) => isAllowed(each, allowed));
  return plain.split(' AND ').every((each) => allowed.includes(each));
}

const fits = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
