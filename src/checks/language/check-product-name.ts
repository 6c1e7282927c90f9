import type {VFile} from 'vfile';
import {product} from '../../product/facts';
import type {Check, Report} from '../check';

const looked = /^(docs\/.*|src\/.*\.(ts|tsx|css|yaml)|[^/]+)$/;
/** The name as a word, or at the beginning of a camel-case word such as the assistant's name. */
export const typedName = new RegExp(
  `(?<![a-z0-9])(${product.name}(?![a-z])|${product.slug}(?![a-z0-9]))`,
  'g',
);
const sourceOfTheName = 'src/product/facts/product.yaml';
/** Its two lines that give the name. */
const givesTheName = /^(?:name|slug):/;

/**
 * Checks that the product's name and slug are never typed by hand, in pages or in code, so that renaming the product
 * means changing only `src/product/facts/product.yaml`.
 */
export const checkProductName: Check = ({files}, reportIn) => {
  for (const [path, file] of files) {
    if (!looked.test(path)) continue;
    checkFile(file, fixFor(path), reportIn(file));
    checkAssistant(file, reportIn(file));
  }
};

/** Another spelling of the assistant's name. */
const misspeltAssistant = /\{Product\}(?!IQ\b)\p{L}+|\{Product\}IQ assistant\b/gu;

function checkAssistant({path, value}: VFile, report: Report) {
  if (!path.startsWith('docs/')) return;
  for (const [index, line] of String(value).split('\n').entries()) {
    for (const [found] of line.matchAll(misspeltAssistant))
      report(index + 1, `"${found}" isn't the assistant's name`, 'write "{Product}IQ Assistant"');
  }
}

function fixFor(path: string): string {
  if (/\.tsx?$/.test(path)) return 'read it from src/product/facts';
  return path.endsWith('.svg') ? 'omit the name' : 'write {Product}, or {product} in an address';
}

function checkFile(file: VFile, fix: string, report: Report) {
  const text = String(file.value);
  // Nearly all files end here, which is far cheaper than reading each line.
  if (!text.includes(product.name) && !text.includes(product.slug)) return;
  for (const [index, line] of text.split('\n').entries()) {
    if (file.path === sourceOfTheName && givesTheName.test(line)) continue;
    for (const [found] of line.matchAll(typedName))
      report(index + 1, `the product's name "${found}" is typed by hand`, fix);
  }
}
