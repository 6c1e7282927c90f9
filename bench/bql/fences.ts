import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fencesOf} from '../../src/checks/code/fences';
import {readPage} from '../../src/checks/page';

const root = path.resolve(__dirname, '../..');

/** A query or condition on a page of the site. */
export interface SiteFence {
  file: string;
  line: number;
  language: 'bql' | 'bcl';
  text: string;
  /** The model of a condition. */
  model: string;
}

/** Paths of the pages, from the project's root. */
export function sitePages(): string[] {
  const names = readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'});
  return names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join('docs', name))
    .sort();
}

/** Every query and condition on the site, except examples of mistakes. */
export function siteFences(files: string[]): SiteFence[] {
  return files.flatMap((file) => {
    const page = readPage(file, readFileSync(path.join(root, file), 'utf8'));
    return fencesOf(page, 'bql', 'bcl')
      .filter(({node}) => !node.meta?.includes('error='))
      .map(({node, language, firstLine}) => ({
        file,
        line: firstLine,
        language: language as SiteFence['language'],
        text: node.value,
        model: /model="(\w+)"/.exec(node.meta ?? '')?.[1] ?? '',
      }));
  });
}
