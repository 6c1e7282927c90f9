import type {VFile} from 'vfile';
import {product} from '../../product/facts';
import type {Check, Report} from '../check';

const looked = /^(docs\/.*|src\/.*\.(ts|tsx|css|yaml)|[^/]+)$/;
/** The name as a word or as the beginning of one in camel case, such as the name of the assistant. */
const name = new RegExp(`(?<![a-z0-9])(${product.name}(?![a-z])|${product.slug}(?![a-z0-9]))`, 'g');
const sourceOfTheName = 'src/product/facts/product.yaml';

/**
 * The product's name and slug are never typed by hand, in pages or in code: whoever renames the product changes
 * `src/product/facts/product.yaml` and nothing else.
 */
export const checkProductName: Check = ({files}, reportIn) => {
  for (const [path, file] of files) {
    if (looked.test(path) && path !== sourceOfTheName)
      checkFile(file, fixFor(path), reportIn(file));
  }
};

function fixFor(path: string): string {
  if (/\.tsx?$/.test(path)) return 'read it from src/product/facts';
  return path.endsWith('.svg')
    ? 'leave the name out'
    : 'write {Product}, or {product} in an address';
}

function checkFile(file: VFile, fix: string, report: Report) {
  const text = String(file.value);
  // Nearly all files are done here, which is far cheaper than a look at each line.
  if (!text.includes(product.name) && !text.includes(product.slug)) return;
  for (const [index, line] of text.split('\n').entries()) {
    for (const [found] of line.matchAll(name))
      report(index + 1, `the product's name "${found}" is typed by hand`, fix);
  }
}
