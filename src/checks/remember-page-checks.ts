import {type Check, faultsFrom, type PageCheck} from './check';
import {oncePerPage} from './once-per-page';

/**
 * Checks whose answer depends on nothing but a page and the facts behind it, so that an answer of an earlier run is
 * used where both are as they were. Between two runs a writer changes one page.
 *
 * @param checks by name; none of them asks about other pages
 */
export function rememberPageChecks(checks: Record<string, PageCheck>): Record<string, Check> {
  const answersOn = oncePerPage('page-checks', (page, site) =>
    Object.fromEntries(
      Object.entries(checks).map(([name, {look}]) => [
        name,
        faultsFrom((report) => look(page, report, site)),
      ]),
    ),
  );
  const remembered = (name: string): Check => {
    return (site, reportIn) => {
      for (const page of site.selected) {
        const report = reportIn(page.file);
        for (const {line, wrong, fix} of answersOn(page, site)[name] ?? [])
          report(line, wrong, fix);
      }
    };
  };
  return Object.fromEntries(Object.keys(checks).map((name) => [name, remembered(name)]));
}
