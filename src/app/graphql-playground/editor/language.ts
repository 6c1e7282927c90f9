import {
  bracketMatching,
  codeFolding,
  ensureSyntaxTree,
  foldKeymap,
  indentOnInput,
  syntaxTree,
} from '@codemirror/language';
import {type EditorState, type Extension, RangeSetBuilder, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView, keymap} from '@codemirror/view';
import {graphqlLanguage} from 'cm6-graphql';
import {highlightingWith} from '../../playground/editor/highlight';
import {jsonGrammar} from '../json-grammar';

/** The classes of src/css/code.css for parts of the syntax tree. Code blocks on pages have the same colors. */
const classes: Record<string, string> = {
  OperationType: 'keyword',
  OnKeyword: 'keyword',
  FragmentKeyword: 'keyword',
  ArgumentAttributeName: 'attr-name',
  DirectiveName: 'attr-name',
  FragmentName: 'function',
  NamedType: 'class-name',
  FieldName: 'property',
  // Has no color, but on a phone, a line breaks before its name and not within.
  Variable: 'unbroken',
  StringValue: 'string',
  IntValue: 'number',
  FloatValue: 'number',
  BooleanValue: 'boolean',
  NullValue: 'null',
  EnumValue: 'constant',
  Comment: 'comment',
};

/** The longest that parsing can delay a key press, in milliseconds. Longer operations are colored later. */
const patience = 20;

const highlighting = StateField.define<DecorationSet>({
  create: colorsOf,
  // After a pause, the rest of a long operation is parsed.
  update: (colors, {startState, state}) =>
    syntaxTree(startState) === syntaxTree(state) ? colors : colorsOf(state),
  provide: (field) => EditorView.decorations.from(field),
});

function colorsOf(state: EditorState): DecorationSet {
  const colors = new RangeSetBuilder<Decoration>();
  const tree = ensureSyntaxTree(state, state.doc.length, patience) ?? syntaxTree(state);
  tree.iterate({
    enter({name, node, from, to}) {
      const isOperationName = name === 'Name' && node.parent?.name === 'OperationDefinition';
      const color = isOperationName ? 'function' : classes[name];
      if (!color || from === to) return true;
      colors.add(from, to, Decoration.mark({class: `token ${color}`}));
      return false;
    },
  });
  return colors.finish();
}

/** GraphQL: its colors, its indentation, and folding from the keyboard. */
export const graphqlEditing: Extension = [
  graphqlLanguage,
  highlighting,
  bracketMatching(),
  indentOnInput(),
  codeFolding(),
  keymap.of(foldKeymap),
];

/** JSON: its colors. */
export const jsonEditing: Extension = highlightingWith(jsonGrammar);
