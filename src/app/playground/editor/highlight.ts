import {
  ChangeSet,
  type EditorState,
  type Extension,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, ViewPlugin} from '@codemirror/view';
import type {Prism as Shared} from 'prism-react-renderer';
import Prism from 'prismjs/components/prism-core';
import {afterFrame} from '../../../base/after-frame';
import {bqlGrammar} from '../../../bql/prism';

// Must be set before the next frame, when Prism would highlight all code on the page:
// https://prismjs.com/docs/prism#manual
Prism.manual = true;

/**
 * Highlights a text like the code blocks on pages, with the same grammar and classes. A letter first has the color of
 * what it's typed after, which is how the browser has already inserted it: then CodeMirror leaves the line as it is, and
 * the letter is drawn sooner. Its own color follows with the next frame.
 */
export function highlightingWith(grammar: Shared.Grammar): Extension {
  const field = StateField.define<DecorationSet>({
    create: ({doc}) => colorsOf(doc, grammar),
    update(before, transaction) {
      const {docChanged, changes, newDoc, effects} = transaction;
      const effect = effects.find((each) => each.is(recolored));
      if (effect) return effect.value;
      if (isTyped(transaction)) return before.map(changes);
      return docChanged ? colorsOf(newDoc, grammar) : before;
    },
    provide: (colors) => EditorView.decorations.from(colors),
  });
  const recoloring = ViewPlugin.define((view) => {
    let cancel: (() => void) | undefined;
    return {
      update({transactions}) {
        if (!transactions.some(isTyped)) return;
        // Whoever types faster than the frames are drawn doesn't put it off.
        cancel ??= afterFrame(() => {
          cancel = undefined;
          const colors = colorsOf(view.state.doc, grammar);
          if (differ(view.state.field(field), colors, view.state.doc.length))
            view.dispatch({effects: recolored.of(colors)});
        });
      },
      destroy: () => cancel?.(),
    };
  });
  return [field, recoloring];
}

/** Whether any text is colored differently. `RangeSet.eq` doesn't compare marks, only widgets and replaced text. */
function differ(before: DecorationSet, after: DecorationSet, length: number): boolean {
  let found = false;
  const note = () => {
    found = true;
  };
  const comparator = {compareRange: note, comparePoint: note};
  RangeSet.compare([before], [after], ChangeSet.empty(length), comparator);
  return found;
}

/** Replaces the colors. */
const recolored = StateEffect.define<DecorationSet>();

/** Whether a reader has typed something, and waits to see it. */
export const isTyped = (transaction: Transaction): boolean => transaction.isUserEvent('input.type');

/** Highlights a BQL query. */
export const highlighting = highlightingWith(bqlGrammar);

function colorsOf(doc: EditorState['doc'], grammar: Shared.Grammar): DecorationSet {
  const colors = new RangeSetBuilder<Decoration>();
  let start = 0;
  for (const token of Prism.tokenize(doc.toString(), grammar)) {
    const end = start + token.length;
    if (typeof token !== 'string') {
      const names = ['token', token.type, token.alias].flat().join(' ');
      // Browsers insert a letter into the element before it.
      colors.add(start, end, Decoration.mark({class: names, inclusiveEnd: true}));
    }
    start = end;
  }
  return colors.finish();
}
