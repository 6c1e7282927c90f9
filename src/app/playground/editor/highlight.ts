import {type EditorState, RangeSetBuilder, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import Prism from 'prismjs/components/prism-core';
import {bqlGrammar} from '../../../bql/prism';

// Before it colors all code of the page by itself, in the next frame: https://prismjs.com/docs/prism#manual
Prism.manual = true;

/** Colors a query as the code blocks of pages are colored: by the same grammar, with the same classes. */
export const highlighting = StateField.define<DecorationSet>({
  create: ({doc}) => colorsOf(doc),
  update: (colors, {docChanged, newDoc}) => (docChanged ? colorsOf(newDoc) : colors),
  provide: (field) => EditorView.decorations.from(field),
});

function colorsOf(doc: EditorState['doc']): DecorationSet {
  const colors = new RangeSetBuilder<Decoration>();
  let start = 0;
  for (const token of Prism.tokenize(doc.toString(), bqlGrammar)) {
    const end = start + token.length;
    if (typeof token !== 'string') {
      const names = ['token', token.type, token.alias].flat().join(' ');
      colors.add(start, end, Decoration.mark({class: names}));
    }
    start = end;
  }
  return colors.finish();
}
