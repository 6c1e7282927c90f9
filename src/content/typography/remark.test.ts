import {toString as textOf} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import {withPlainMarks} from '../../base/text/plain-marks';
import typography from './remark';

/** The text that readers see of some Markdown. */
function shown(text: string, path = 'docs/page.md'): string {
  const tree = {type: 'root' as const, children: markdown(text)};
  typography()(tree, new VFile({path}));
  return textOf(tree);
}

describe('typography', () => {
  it('sets curly quotes, also around and after other nodes', () => {
    expect(shown(`It's "Agent too old", or ("**too** old").`)).toBe(
      'It’s “Agent too old”, or (“too old”).',
    );
    expect(shown("The resource's `graphEntity`'s name, and users' names")).toBe(
      'The resource’s graphEntity’s name, and users’ names',
    );
    expect(shown('| "a" | "b"/"c" |\n| --- | --- |\n| "d" | **"e"** |')).toBe('“a”“b”/“c”“d”“e”');
  });

  it('leaves the nodes of others as they are', () => {
    const [entry] = markdown('Open **Data > Servers** in "11.32"');
    const tree = {type: 'root' as const, children: entry ? [entry] : []};
    typography()(tree, new VFile({path: 'docs/page.md'}));
    expect(textOf(entry)).toBe('Open Data > Servers in "11.32"');
  });

  it('leaves code as it is typed', () => {
    expect(shown('Write `name = "web"`:\n\n```bql\nFIND Host WHERE name = "web"\n```')).toBe(
      'Write name = "web":FIND Host WHERE name = "web"',
    );
  });

  it('sets menu paths, but no other comparison', () => {
    expect(shown('Open **Data > Servers**, if 3 > 2')).toBe('Open Data\u00a0› Servers, if 3 > 2');
    expect(shown('| Data > (model) | 7 > 6 |\n| --- | --- |')).toBe('Data\u00a0› (model)7 > 6');
  });

  it("uses the marks of the page's language", () => {
    const path = 'i18n/de/docusaurus-plugin-content-docs/current/page.md';
    expect(shown('Die Meldung "Agent too old"', path)).toBe('Die Meldung „Agent too old“');
  });

  it('is undone where texts are compared', () => {
    const text = `It's "Agent too old" in **Data > Servers**`;
    expect(withPlainMarks(shown(text))).toBe(text.replaceAll('**', ''));
  });
});
