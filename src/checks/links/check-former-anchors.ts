import {suggest} from '../../base/text/suggest';
import {formerAnchorsFile} from '../../product/redirects/former-anchors';
import type {Check} from '../check';
import {yamlItems} from '../data/yaml-items';

/**
 * Checks that a section whose heading changed keeps its earlier anchor, because readers have links to it. Finds the
 * anchors that a page had at its last review, and checks that the list of earlier anchors matches the current pages.
 */
export const checkFormerAnchors: Check = (site, reportIn) => {
  const {files, reviewed, pageByPath, remember, facts} = site;
  const list = files.get(formerAnchorsFile);
  const listed = new Set<string>();
  // Reading a list with its lines takes longer than all else here.
  const entries = remember('former-anchors', facts + String(list?.value), () =>
    yamlItems(list).map(({value: {page, from, to}, line}) => ({
      path: `docs/${page}`,
      from: String(from),
      to: String(to),
      line,
    })),
  );
  for (const {path, from, to, line} of entries) {
    listed.add(`${path}#${from}`);
    const anchors = pageByPath.get(path)?.anchors;
    const report = (wrong: string, fix: string) => list && reportIn(list)(line, wrong, fix);
    if (!anchors) report(`there is no page ${path}`, suggest(path, [...pageByPath.keys()]));
    else if (!anchors.includes(to)) report(`${path} has no anchor "#${to}"`, suggest(to, anchors));
    else if (anchors.includes(from))
      report(`${path} has its own section "#${from}"`, 'delete the entry');
  }
  for (const [path, before] of reviewed ?? []) {
    const page = pageByPath.get(path);
    if (!page || outlineOf(before) === outlineOf(String(page.file.value))) continue;
    for (const {anchor, text} of site.open(path, before).headings) {
      if (page.anchors.includes(anchor) || listed.has(`${path}#${anchor}`)) continue;
      const entry = `{page: ${path.replace('docs/', '')}, from: ${anchor}, to: …}`;
      reportIn(page.file)(
        1,
        `the heading "${text}" is gone, but readers have links to "#${anchor}"`,
        `restore the heading, or add this to ${formerAnchorsFile}: ${entry}`,
      );
    }
  }
};

/**
 * All lines that headings are made of, without parsing: front matter, and whatever doesn't begin like text. Most pages
 * change in their text only.
 */
const outlineOf = (text: string) => {
  const [matter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [];
  const lines = text.slice(matter.length).match(/^[ \t>]*(?:[#:<{=~`]|--).*$/gm) ?? [];
  return [matter, ...lines].join('\n');
};
