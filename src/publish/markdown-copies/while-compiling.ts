import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {projectPath} from '../../base/source/paths';
import {writeCopy} from './markdown-copy';
import {type CopiedPage, type CopiedSite, everyPageOf, routesOf} from './site';

declare module 'vfile' {
  interface DataMap {
    /** The page's Markdown copy, if it's made while the page is compiled. */
    copy: string;
  }
}

let pages = new Map<string, CopiedPage>();
let routes = new Map<string, string>();

/** Makes this thread write the copies of these pages while it compiles them. */
export function copyWhileCompiling(site: CopiedSite) {
  pages = new Map(
    everyPageOf(site).flatMap((page) => (page.file?.endsWith('.md') ? [[page.file, page]] : [])),
  );
  routes = routesOf(site);
}

/**
 * A remark plugin that makes a page's copy from the tree that the page is compiled from, which saves reading and filling
 * in each page twice. It runs when the text is complete, before plugins arrange it for a screen.
 */
export default function copyText() {
  return (tree: Root, file: VFile) => {
    const page = pages.get(projectPath(file.path));
    if (page) file.data.copy = writeCopy(page, tree.children, routes);
  };
}
