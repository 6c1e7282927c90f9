import {type Extension, StateEffect, StateField} from '@codemirror/state';
import {EditorView, hoverTooltip, keymap, showTooltip, type Tooltip} from '@codemirror/view';
import type {Help} from '../../../bql/schema/help';
import type {QueryEngine} from '../../../sample/engine/client';

/**
 * Shows what a word means, with a link to its reference: the word under the pointer or, with Ctrl+I, at the cursor.
 * Then the help is also announced, and Tab leads to its link. Escape closes it.
 *
 * @param baseUrl the site's base path, such as `/`
 */
export function help(engine: QueryEngine, baseUrl: string): Extension {
  /** Returns the help at a position, or `undefined`, also if the engine can't be loaded. */
  const ask = (view: EditorView, position: number) =>
    engine.ask('help', [view.state.doc.toString(), position]).catch(() => undefined);

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
        shown.of(found ? tooltipOf(found, baseUrl) : undefined),
        EditorView.announce.of(said.replaceAll('`', '')),
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
        return found ? tooltipOf(found, baseUrl) : null;
      },
      {hideOnChange: true},
    ),
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

const tooltipOf = (found: Help, baseUrl: string): Tooltip => ({
  pos: found.start,
  end: found.end,
  above: true,
  create(view) {
    const dom = boxOf(found, baseUrl);
    dom.addEventListener('keydown', ({key}) => {
      if (key !== 'Escape') return;
      close(view);
      view.focus();
    });
    return {dom};
  },
});

function boxOf({title, detail, info, page}: Help, baseUrl: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-help';
  const head = box.appendChild(document.createElement('p'));
  head.appendChild(document.createElement('code')).textContent = title;
  if (detail) head.appendChild(document.createElement('span')).textContent = detail;
  if (info) box.appendChild(document.createElement('p')).textContent = info.replaceAll('`', '');
  const link = box.appendChild(document.createElement('a'));
  link.href = `${baseUrl}${page.slice(1)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Reference';
  link.setAttribute('aria-label', `Reference of ${title}, opens in a new tab`);
  return box;
}
