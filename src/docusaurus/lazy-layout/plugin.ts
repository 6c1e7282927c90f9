import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {markWhole} from './mark-whole';

/** Lets the first screen of a long page appear before the rest is laid out. lazy-layout.css says what waits, and when. */
export default function lazyLayout(): Plugin {
  return {
    name: 'lazy-layout',
    getClientModules: () => ['lazy-layout.css', 'next-page.ts'].map((n) => path.join(__dirname, n)),
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: `(${markWhole})()`}]}),
  };
}
