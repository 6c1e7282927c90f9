import {createHash} from 'node:crypto';
import {factsIn, isTest} from '../content/page-inputs/facts';
import {gatheredLines} from '../content/written-pages/gathered';

/** What results of earlier runs depend on, apart from a page's own text. */
export interface FactsDigest {
  /** Of the code that parses. */
  parsing: string;
  /**
   * Of that, the checks, and what derived parts are made from: data, code, releases, and what some pages say of
   * themselves.
   */
  checks: string;
  /** Of what pages can gather from other pages. */
  gathered: string;
}

/** Lists that no result is made with: a run reads them itself. */
const lists =
  /^src\/checks\/(suppressions|facts\/(free-numbers|reviewed)\/list)\.yaml$|\/dictionary\.txt$/;

const isCheck = (file: string) =>
  file.startsWith('src/checks/') && !isTest(file) && !lists.test(file);

const isParser = (file: string) =>
  file === 'src/checks/page.ts' || file.startsWith('src/product/page-files/');

/**
 * Digests all that pages are made from and judged by: as long as it stays, the same text gives the same page.
 *
 * @param files text by path from the project's root
 */
export function digestFacts(files: Record<string, string>): FactsDigest {
  const [parsing, checks, gathered] = [createHash('sha1'), createHash('sha1'), createHash('sha1')];
  for (const fact of factsIn(files)) checks.update(fact);
  for (const file of Object.keys(files).sort()) {
    const text = files[file] ?? '';
    const line = `${file}\n${text}\n`;
    if (isParser(file)) parsing.update(line);
    if (isCheck(file)) checks.update(line);
    else if (/^docs\/.*\.mdx?$/.test(file)) gathered.update(`${file}\n${gatheredLines(text)}\n`);
  }
  return {
    parsing: parsing.digest('hex'),
    checks: checks.digest('hex'),
    gathered: gathered.digest('hex'),
  };
}
