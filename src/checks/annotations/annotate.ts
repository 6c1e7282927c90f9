import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {githubAnnotation} from './github';
import {gitlabReport} from './gitlab';
import {readFault} from './read-fault';

/** Where GitLab's report is written, from the project's root. */
const reportFile = '.cache/code-quality.json';

/**
 * Makes the service that runs CI show faults next to the lines of a pull request.
 *
 * @param root the project's root
 * @param printed what `npm run check` printed
 * @param environment which service it is
 * @returns lines to print for GitHub. For GitLab, writes a report instead
 */
export function annotate(
  root: string,
  printed: string[],
  environment: Record<string, string | undefined> = process.env,
): string[] {
  const faults = printed.flatMap((line) => readFault(line) ?? []);
  if (environment.GITLAB_CI) {
    const file = path.join(root, reportFile);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, gitlabReport(faults));
  }
  return environment.GITHUB_ACTIONS ? faults.map(githubAnnotation) : [];
}
