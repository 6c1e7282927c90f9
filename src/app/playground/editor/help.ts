import {type Extension, Prec, StateEffect, StateField} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import {withoutMarkdown} from '../../../base/text/without-markdown';
import type {Range} from '../../../bql/syntax/ast';

/** What a word means. The range is the word. */
export interface WordHelp extends Range {
  title: string;
  /** A few words, such as a type. */
  detail?: string;
  /** A sentence or two. */
  info?: string;
  /** Where more is written about it. */
  link?: {href: string; text: string; label?: string};
}

/**
 * Shows what a word means, with a link to its reference: the word under the pointer or, with Ctrl+I, at the cursor.
 * Then the help is also announced, and Tab leads to its link. Escape closes it.
 *
 * @param find returns the help at a position of the text, or `undefined` if there's none. If it can't be loaded, there's
 *   none
 */
export function help(
  find: (text: string, position: number) => Promise<WordHelp | undefined>,
): Extension {
  const ask = (view: EditorView, position: number) =>
    find(view.state.doc.toString(), position).catch(() => undefined);

  async function showAtCursor(view: EditorView): Promise<void> {
    const {doc, selection} = view.state;
    const found = await ask(view, selection.main.head);
    // The reader has gone on in the meantime.
    if (view.state.doc !== doc || view.state.selection !== selection) return;
    const said = found
      ? [found.title, found.detail, found.info].filter(Boolean).join('. ')
      : 'There is no word with a meaning at the cursor.';
    view.dispatch({
      effects: [
        shown.of(found ? tooltipOf(found) : undefined),
        EditorView.announce.of(withoutMarkdown(said)),
      ],
    });
  }

  return [
    atCursor,
    hoverTooltip(
      async (view, position, side) => {
        // With a finger, a press moves the cursor, and help would cover the query.
        if (window.matchMedia('(hover: none)').matches) return null;
        const found = await ask(view, side < 0 ? position - 1 : position);
        return found ? tooltipOf(found) : null;
      },
      {hideOnChange: true},
    ),
    // Before the editor's own key for Ctrl+I, which selects more.
    Prec.high(
      keymap.of([
        {
          key: 'Mod-i',
          run: (view) => {
            void showAtCursor(view);
            return true;
          },
        },
        {key: 'Escape', run: close},
      ]),
    ),
  ];
}

/** Shows a tooltip at the cursor, or closes it. */
const shown = StateEffect.define<Tooltip | undefined>();

/** The help at the cursor. It closes when the query or the selection changes. */
const atCursor = StateField.define<Tooltip | undefined>({
  create: () => undefined,
  update(before, {effects, docChanged, selection}) {
    const effect = effects.find((each) => each.is(shown));
    if (effect) return effect.value;
    return docChanged || selection ? undefined : before;
  },
  provide: (field) => showTooltip.from(field, (tooltip) => tooltip ?? null),
});

/** Closes the help at the cursor. Returns whether there was any. */
function close(view: EditorView): boolean {
  if (!view.state.field(atCursor)) return false;
  view.dispatch({effects: shown.of(undefined)});
  return true;
}

const tooltipOf = (found: WordHelp): Tooltip => ({
  pos: found.start,
  end: found.end,
  above: true,
  create(view) {
    const dom = boxOf(found);
    dom.addEventListener('keydown', ({key}) => {
      if (key !== 'Escape') return;
      close(view);
      view.focus();
    });
    return {dom};
  },
});

function boxOf({title, detail, info, link}: WordHelp): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-help';
  const head = box.appendChild(document.createElement('p'));
  head.appendChild(document.createElement('code')).textContent = title;
  if (detail) head.appendChild(document.createElement('span')).textContent = detail;
  if (info) box.appendChild(document.createElement('p')).textContent = withoutMarkdown(info);
  if (link) {
    const anchor = box.appendChild(document.createElement('a'));
    anchor.href = link.href;
    anchor.target = '_blank';
    anchor.rel = 'noopener';
    anchor.textContent = link.text;
    anchor.setAttribute('aria-label', `${link.label ?? link.text}, opens in a new tab`);
  }
  return box;
}
