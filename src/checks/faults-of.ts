import type {Check} from './check';
import {formatFault, run} from './run';
import {createSite} from './site';

/** Creates a page with valid front matter, for tests. */
export const page = (body: string, frontMatter = '') =>
  `---\ntitle: Title\ndescription: A description that is long enough for the check of front matter.\nslug: /title\n${frontMatter}---\n\n${body}\n`;

/** The front matter of the page of a connector, for tests. Its versions are YAML, indented by four spaces. */
export const connectorMatter = (versions: string) => `connector:
  vendor: Acme
  product: Scanner
  category: Identity
  direction: in
  hosting: cloud
  authentication: API key
  models:
    - Person
  status: current
  versions:
${versions}`;

/**
 * Runs a check on a site, for tests.
 *
 * @param files text by path, or the body of a guide page, whose first line is then line 7
 * @returns one line for each fault, without the check's name
 */
export async function faultsOf(
  check: Check,
  files: Record<string, string> | string,
): Promise<string[]> {
  const site = createSite(
    typeof files === 'string' ? {'docs/guides/topic/title.md': page(files)} : files,
  );
  const {faults} = await run({test: check}, site);
  return faults.map((fault) => formatFault(fault).replace(/ \(test\)$/, ''));
}
