import {notOffered} from '../../../product/facts';
import {anchorOf, glossaryPage, terms} from '../../../product/glossary';
import type {NothingFoundHelp} from './help';

/**
 * Returns what search offers to readers whose query found nothing.
 *
 * @param routes the routes of pages, by their file below docs/
 * @throws {Error} when a page doesn't exist
 */
export function buildHelp(routes: Map<string, string>): NothingFoundHelp {
  const routeOf = (target: string) => {
    const [file = '', anchor] = target.split('#');
    const route = routes.get(file);
    if (!route) throw new Error(`No page docs/${file}, which search offers if it finds nothing.`);
    return anchor ? `${route}#${anchor}` : route;
  };
  return {
    terms: terms.map((each) => ({
      term: each.term,
      also: [...each.also, ...each.elsewhere],
      route: routeOf(`${glossaryPage}#${anchorOf(each)}`),
    })),
    absences: notOffered.map(({what, instead, page, words}) => ({
      what,
      instead,
      route: routeOf(page),
      words,
    })),
  };
}
