import {suggest} from '../../base/text/suggest';
import {fillIn, product} from '../../product/facts';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';
import {isSiteRoute} from '../site-routes';

/** The list of redirects. */
const listFile = 'src/product/redirects/redirects.yaml';

/**
 * Checks that a redirect leads from a free address to an existing page and section, in one hop. Docusaurus would
 * write a broken redirect without a warning.
 */
export const checkRedirects: Check = (site, reportIn) => {
  const {files, pageByRoute} = site;
  const list = files.get(listFile);
  if (!list) return;
  const report = reportIn(list);
  const redirects = yamlItems(list).map(({value, line}) => ({
    from: route(value.from),
    to: route(value.to),
    line,
  }));
  const routeInLowerCase = new Map(
    [...pageByRoute.keys()].map((each) => [each.toLowerCase(), each]),
  );
  const seen = new Set<string>();
  for (const {from, to, line} of redirects) {
    const [target = '', anchor] = to.split('#');
    const page = pageByRoute.get(target);
    const anchors = page?.headings.map((heading) => heading.anchor) ?? [];
    const alike = routeInLowerCase.get(from.toLowerCase());
    if (alike === from || isSiteRoute(from, site))
      report(line, `"${from}" is a page`, 'delete the redirect, or move the page');
    else if (alike !== undefined)
      report(
        line,
        `"${from}" differs from the page "${alike}" only in its capitals`,
        'delete the redirect, because a case-insensitive file system has one file for both',
      );
    if (seen.has(from.toLowerCase()))
      report(
        line,
        `"${from}" is redirected twice`,
        'keep one of them: addresses that differ only in capitals are the same',
      );
    if (target === from) report(line, `"${from}" leads to itself`, 'delete the redirect');
    else if (redirects.some((other) => other.from === target)) {
      report(
        line,
        `"${from}" leads to "${target}", another redirect`,
        'redirect to the page itself',
      );
    } else if (!page)
      report(line, `no page has the route "${target}"`, suggest(target, [...pageByRoute.keys()]));
    if (page && anchor !== undefined && !anchors.includes(anchor)) {
      report(line, `${page.path} has no anchor "#${anchor}"`, suggest(anchor, anchors));
    }
    seen.add(from.toLowerCase());
  }
};

const route = (address: unknown) => `/docs/${fillIn(String(address), product)}`;
