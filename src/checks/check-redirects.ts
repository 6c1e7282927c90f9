import {fillIn, product} from '../product';
import {suggest} from '../text/suggest';
import type {Check} from './check';
import {yamlItems} from './yaml-items';

/** The list of redirects. */
const listFile = 'src/redirects/redirects.yaml';

/**
 * A redirect leads from an address that is free to a page and section that exist, in one hop. Docusaurus would write
 * a broken one without a word.
 */
export const checkRedirects: Check = ({files, pageByRoute}, reportIn) => {
  const list = files.get(listFile);
  if (!list) return;
  const report = reportIn(list);
  const redirects = yamlItems(list).map(({value, line}) => ({
    from: route(value.from),
    to: route(value.to),
    line,
  }));
  const seen = new Set<string>();
  for (const {from, to, line} of redirects) {
    const [target = '', anchor] = to.split('#');
    const page = pageByRoute.get(target);
    const anchors = page?.headings.map((heading) => heading.anchor) ?? [];
    if (pageByRoute.has(from))
      report(line, `"${from}" is a page`, 'delete the redirect, or move the page');
    if (seen.has(from)) report(line, `"${from}" is redirected twice`, 'keep one of them');
    if (target === from) report(line, `"${from}" leads to itself`, 'delete it');
    else if (redirects.some((other) => other.from === target)) {
      report(line, `"${from}" leads to "${target}", another redirect`, 'lead to the page itself');
    } else if (!page)
      report(line, `no page has the route "${target}"`, suggest(target, [...pageByRoute.keys()]));
    if (page && anchor !== undefined && !anchors.includes(anchor)) {
      report(line, `${page.path} has no anchor "#${anchor}"`, suggest(anchor, anchors));
    }
    seen.add(from);
  }
};

const route = (address: unknown) => `/docs/${fillIn(String(address), product)}`;
