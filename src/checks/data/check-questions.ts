import {posix} from 'node:path';
import {once} from '../../base/once';
import {suggest} from '../../base/text/suggest';
import {lineOfKeys, readPlaces, readYaml} from '../../base/yaml/read';
import {questionsFile, questionsSchema, wholePage} from '../../product/page-files/questions';
import type {Check} from '../check';

/** The fewest questions that a page has. */
const fewest = 3;

/**
 * Checks that search can find each page by questions in readers' words, and that these lead to pages and sections that
 * exist. Readers search for releases by their version or their subject, so release notes need no questions.
 */
export const checkQuestions: Check = ({files, pages, pageByPath, selected}, reportIn) => {
  const counts = new Map<string, number>();
  /** What's wrong with a file that can't be read, by its folder. */
  const unread = new Map<string, string>();
  for (const [name, file] of files) {
    if (!name.startsWith('docs/') || posix.basename(name) !== questionsFile) continue;
    const {value, faults} = readYaml(String(file.value));
    // The check of YAML files says what's wrong.
    if (faults.length > 0) continue;
    const report = reportIn(file);
    // Positions are rarely needed, and take longer to read.
    const places = once(() => readPlaces(String(file.value)));
    const lineOf = (...keys: PropertyKey[]) => lineOfKeys(places(), keys);
    const read = questionsSchema.safeParse(value ?? {});
    for (const {path, message} of read.error?.issues ?? []) {
      const wrong = `${path.join(' > ')}: ${message}`;
      report(lineOf(...path), wrong, 'fix the entry');
      unread.set(posix.dirname(name), wrong);
    }
    for (const [page, sections] of Object.entries(read.data ?? {})) {
      const path = posix.join(posix.dirname(name), page);
      const anchors = pageByPath.get(path)?.anchors;
      if (!anchors) {
        const names = pages.map((each) => posix.basename(each.path));
        report(lineOf(page), `there is no page ${path}`, suggest(page, names));
        continue;
      }
      const asked = Object.values(sections).flat();
      counts.set(path, asked.length);
      for (const anchor of Object.keys(sections))
        if (anchor !== wholePage && !anchors.includes(anchor))
          report(
            lineOf(page, anchor),
            `${page} has no section "#${anchor}"`,
            suggest(anchor, anchors),
          );
      for (const question of asked.filter((each, at) => asked.indexOf(each) !== at))
        report(lineOf(page), `${page} has the question "${question}" twice`, 'delete one');
    }
  }
  for (const {path, file} of selected) {
    const count = counts.get(path) ?? 0;
    if (path.startsWith('docs/releases/') || count >= fewest) continue;
    const list = posix.join(posix.dirname(path), questionsFile);
    const fault = unread.get(posix.dirname(path));
    if (fault) reportIn(file)(1, `the page's questions can't be read: ${fault}`, `fix ${list}`);
    else
      reportIn(file)(
        1,
        `search can find the page by ${count} questions`,
        `write at least ${fewest} in ${list}, in the words of readers who don't know the page's terms`,
      );
  }
};
