import path from 'node:path';
import * as z from 'zod';
import {readOnceChanged} from '../../base/markdown/files';
import {listFiles} from '../../base/source/paths';
import {loadYaml} from '../../base/yaml/load';
import {folderOf, frozenVersions} from '../doc-versions';
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
 * Reads the questions of a folder's pages, by the name of the page's file.
 *
 * @throws {InputError} if the file can't be used
 */
export const questionsIn = (folder: string): Record<string, PageQuestions> =>
  loadYaml(path.join(folder, questionsFile), questionsSchema);

/**
 * Reads the questions of all pages, of every version. That opens every page, to find its route.
 *
 * @returns questions by the page's route
 * @throws {InputError} if a file can't be used
 */
export function questionsByRoute(): Map<string, PageQuestions> {
  const folders = ['docs', ...frozenVersions().map(folderOf)].flatMap((root) =>
    listFiles(root)
      .filter((name) => path.posix.basename(name) === questionsFile)
      .map((name) => path.posix.join(root, path.posix.dirname(name))),
  );
  return new Map(
    folders.flatMap((folder) =>
      Object.entries(questionsIn(folder)).map(([page, questions]): [string, PageQuestions] => [
        readRoute(`${folder}/${page}`),
        questions,
      ]),
    ),
  );
}

const readRoute = readOnceChanged((file, text) =>
  routeOf(file, openPage(text).frontMatter.data.slug),
);
