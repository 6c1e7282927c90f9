import {openMemory} from '../../src/base/memory/memory';
import {lineAt} from '../../src/base/text/line-at';
import {checks} from '../../src/checks';
import {run} from '../../src/checks/run';
import {createSite, type Site} from '../../src/checks/site';
import {suppress} from '../../src/checks/suppress';
import type {Edit} from './edits';

/** A changed page, and what the checks said about it. */
export interface Attempt extends Edit {
  line: number;
  /** The first fault found, if any. */
  fault?: string;
  /** Whether only the comparison with the last review found one. */
  isReviewOnly?: boolean;
}

const lastReview = 'changed-facts';

/**
 * Changes one page after another, in one place each and only in memory, and runs the checks on it.
 *
 * @param files the project's texts by path
 * @param root the project's root, where results are kept for the next run
 * @param onAttempt is called with each attempt as it ends
 */
export async function sabotage(
  files: Record<string, string>,
  edits: Edit[],
  root: string,
  onAttempt: (attempt: Attempt) => void,
): Promise<Attempt[]> {
  const memory = openMemory(root, 'sabotage');
  const attempts: Attempt[] = [];
  let previous: Site | undefined;
  for (const edit of edits) {
    const {file, offset, before, after} = edit;
    const source = files[file] ?? '';
    const changed = source.slice(0, offset) + after + source.slice(offset + before.length);
    const site = createSite(
      {...files, [file]: changed},
      {selected: [file], memory, previous, reviewed: new Map([[file, source]])},
    );
    previous = site;
    const {faults} = await run(checks, site);
    const own = suppress(faults, site, Object.keys(checks)).filter((each) => each.file === file);
    const fault = own.find(({check}) => check !== lastReview) ?? own[0];
    const attempt: Attempt = {
      ...edit,
      line: lineAt(source, offset),
      ...(fault && {
        fault: `${fault.line}  ${fault.wrong}  ${fault.fix} (${fault.check})`,
        isReviewOnly: fault.check === lastReview,
      }),
    };
    attempts.push(attempt);
    onAttempt(attempt);
  }
  memory.save();
  return attempts;
}
