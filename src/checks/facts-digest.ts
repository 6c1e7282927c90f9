import {createHash} from 'node:crypto';
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

/** The areas that checks import. */
export const factAreas = ['base', 'product', 'bql', 'sample', 'content'];

const isFact = (file: string) =>
  /^docs\/releases\/.*\.md$/.test(file) ||
  (file.startsWith('src/') && factAreas.includes(file.split('/')[1] ?? '') && !isTest(file));

/** Lists that no result is made with: a run reads them itself. */
const lists =
  /^src\/checks\/(suppressions|facts\/(free-numbers|reviewed)\/list)\.yaml$|\/dictionary\.txt$/;

const isCheck = (file: string) =>
  file.startsWith('src/checks/') && !isTest(file) && !lists.test(file);

const isParser = (file: string) =>
  file === 'src/checks/page.ts' || file.startsWith('src/product/page-files/');

const isTest = (file: string) => file.includes('.test.');

/**
 * Digests all that pages are made from and judged by: as long as it stays, the same text gives the same page.
 *
 * @param files text by path from the project's root
 */
export function digestFacts(files: Record<string, string>): FactsDigest {
  const [parsing, checks, gathered] = [createHash('sha1'), createHash('sha1'), createHash('sha1')];
  for (const file of Object.keys(files).sort()) {
    const text = files[file] ?? '';
    const line = `${file}\n${text}\n`;
    if (isParser(file)) parsing.update(line);
    if (isFact(file) || isCheck(file)) checks.update(line);
    else if (/^docs\/.*\.mdx?$/.test(file)) {
      checks.update(`${file}\n${toldOf(file, text, files)}\n`);
      gathered.update(`${file}\n${gatheredLines(text)}\n`);
    }
  }
  return {
    parsing: parsing.digest('hex'),
    checks: checks.digest('hex'),
    gathered: gathered.digest('hex'),
  };
}

/**
 * What other pages say of a page: where it is. Of a connector, all that its front matter tells, and of a page that the
 * glossary names, its title.
 */
function toldOf(file: string, text: string, files: Record<string, string>): string {
  const matter = /^---\n.*?\n---\n/s.exec(text)?.[0] ?? '';
  if (file.startsWith('docs/connectors/') || matter.includes('\nconnector')) return matter;
  const isNamed = files['src/product/glossary/terms.yaml']?.includes(file.replace('docs/', ''));
  const keys = isNamed ? 'slug|title' : 'slug';
  return (matter.match(new RegExp(`^(${keys}):.*(\\n[ \\t].*)*`, 'gm')) ?? []).join('\n');
}
