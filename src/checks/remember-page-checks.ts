import type {Check, PageCheck} from './check';
import {type CheckedPage, lineOf} from './page';
import type {Site} from './site';

interface Fault {
  line: number;
  wrong: string;
  fix: string;
}

/**
 * Checks whose answer depends on nothing but a page and the facts behind it, so that an answer of an earlier run is
 * used where both are as they were. Between two runs a writer changes one page.
 *
 * @param checks by name; none of them asks about other pages
 */
export function rememberPageChecks(checks: Record<string, PageCheck>): Record<string, Check> {
  const answers = new WeakMap<CheckedPage, Record<string, Fault[]>>();
  const answersOn = (page: CheckedPage, site: Site) => {
    const known =
      answers.get(page) ??
      site.remember('page-checks', [site.facts, page.path, page.text].join('\n'), () =>
        Object.fromEntries(
          Object.entries(checks).map(([name, check]) => [name, faultsOn(page, site, check)]),
        ),
      );
    answers.set(page, known);
    return known;
  };
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

function faultsOn(page: CheckedPage, site: Site, {look}: PageCheck): Fault[] {
  const faults: Fault[] = [];
  look(
    page,
    (place, wrong, fix) => {
      const line = typeof place === 'number' ? place : lineOf(place);
      faults.push({line, wrong, fix});
    },
    site,
  );
  return faults;
}
