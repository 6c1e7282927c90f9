import {readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readSource} from '../../base/source/read';
import {loadYaml} from '../../base/yaml/load';
import {openPage} from './open-page';
import {routeOf} from './route';

/** The file next to a folder's pages that lists the questions they answer. */
export const questionsFile = '_questions.yml';

/** The key of the questions that a whole page answers. */
export const wholePage = 'page';

/**
 * A folder's questions in the words of readers who don't know the page's terms. Search finds pages by them, and no page
 * shows them.
 */
export const questionsSchema = z.record(
  z.string().regex(/^[^/\s]+\.mdx?$/, 'must be a page in this folder, such as roles.md'),
  /** By the anchor of the section that answers them. */
  z.record(
    z.string().regex(/^[^\s#]+$/, `must be a section's anchor, without "#", or "${wholePage}"`),
    z.array(z.string().min(3).max(80)).min(1),
  ),
);

/** A page's questions by anchor, or by `wholePage`. */
export type PageQuestions = Record<string, string[]>;

/**
 * Reads the questions of all pages.
 *
 * @returns questions by the page's route
 * @throws {InputError} if a file can't be used
 */
export function questionsByRoute(): Map<string, PageQuestions> {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(
    (name) => path.basename(name) === questionsFile,
  );
  return new Map(
    files.flatMap((name) => {
      const folder = path.posix.join('docs', path.dirname(name).replaceAll('\\', '/'));
      const pages = Object.entries(loadYaml(path.join('docs', name), questionsSchema));
      return pages.map(([page, questions]): [string, PageQuestions] => {
        const file = `${folder}/${page}`;
        return [routeOf(file, openPage(readSource(file)).frontMatter.data.slug), questions];
      });
    }),
  );
}
