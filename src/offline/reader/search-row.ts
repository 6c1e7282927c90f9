import {toPieces} from '../../search/marked-text';
import {levels} from '../../search/records/record';

/** The part of a hit that a row shows. The engine writes it as Algolia does. */
interface ShownHit {
  url: string;
  _highlightResult: {hierarchy: Record<string, {value: string}>};
  _snippetResult: {content?: {value: string}};
}

/** Returns a result as a list item: where it is, its heading as a link, and the text around the match. */
export function rowOf(found: Record<string, unknown>): HTMLLIElement {
  const {url, _highlightResult, _snippetResult} = found as unknown as ShownHit;
  const headings = levels.flatMap((level) => _highlightResult.hierarchy[level]?.value ?? []);
  const title = headings.pop() ?? url;
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = fileOf(url);
  link.append(...marked(title));
  row.append(paragraph(headings.join(' › ')), link);
  const text = _snippetResult.content?.value;
  if (text) row.append(paragraph(text));
  return row;
}

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.append(...marked(text));
  return element;
}

/** Each piece is inserted as text, even if it looks like markup. */
const marked = (value: string): (string | HTMLElement)[] =>
  toPieces(value).map(({text, isMatch}) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

/** Returns a page's file, from the folder in which the search page is. */
function fileOf(url: string): string {
  const {siteUrl = '', routeFiles = {}} = window;
  const [page = '', anchor] = url.slice(siteUrl.length).split('#');
  const file = routeFiles[page];
  if (file === undefined) return url;
  return anchor === undefined ? file : `${file}#${anchor}`;
}
