import {type EditorState, RangeSetBuilder, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import type {Prism as Shared} from 'prism-react-renderer';
import Prism from 'prismjs/components/prism-core';
import {bqlGrammar} from '../../../bql/prism';

// Must be set before the next frame, when Prism would highlight all code on the page:
// https://prismjs.com/docs/prism#manual
Prism.manual = true;

/** Highlights a text like the code blocks on pages, with the same grammar and classes. */
export const highlightingWith = (grammar: Shared.Grammar) =>
  StateField.define<DecorationSet>({
    create: ({doc}) => colorsOf(doc, grammar),
    update: (colors, {docChanged, newDoc}) => (docChanged ? colorsOf(newDoc, grammar) : colors),
    provide: (field) => EditorView.decorations.from(field),
  });

/** Highlights a BQL query. */
export const highlighting = highlightingWith(bqlGrammar);

function colorsOf(doc: EditorState['doc'], grammar: Shared.Grammar): DecorationSet {
  const colors = new RangeSetBuilder<Decoration>();
  let start = 0;
  for (const token of Prism.tokenize(doc.toString(), grammar)) {
    const end = start + token.length;
    if (typeof token !== 'string') {
      const names = ['token', token.type, token.alias].flat().join(' ');
      colors.add(start, end, Decoration.mark({class: names}));
    }
    start = end;
  }
  return colors.finish();
}
