import {
  acceptCompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap} from '@codemirror/commands';
import {bracketMatching} from '@codemirror/language';
import type {Extension, Transaction} from '@codemirror/state';
import {EditorView, keymap, lineNumbers, placeholder, ViewPlugin} from '@codemirror/view';
import {startTransition} from 'react';
import {highlighting, isTyped} from './highlight';
import {theme} from './theme';

interface Options {
  /** The editor's accessible name. */
  label: string;
  /** Shown while the editor is empty. */
  example?: string;
  onRun: (text: string) => void;
  /** Without it, the editor has no key for it. */
  onFormat?: (view: EditorView) => void;
  /** Called after a change: at once, or if the reader types, when the reader pauses or leaves the editor. */
  onChange: (text: string) => void;
  /** What the language adds: at least its colors. Defaults to BQL's. */
  language?: Extension;
}

/** Numbers before the lines, if there are several. */
const numbers: Extension = [
  lineNumbers(),
  EditorView.editorAttributes.of(({state}) => ({
    class: state.doc.lines > 1 ? 'cm-numbered' : '',
  })),
];

const defaultExample = 'FIND Host WHERE riskRating = "Critical"';

/** The extensions of the query editor. Tab always leaves the editor, unless there is a completion to accept. */
export function extensions({
  label,
  language = highlighting,
  example = defaultExample,
  onRun,
  onFormat,
  onChange,
}: Options): Extension[] {
  const run = (view: EditorView) => {
    // The list would cover the result.
    closeCompletion(view);
    onRun(view.state.doc.toString());
    return true;
  };
  return [
    history(),
    bracketMatching(),
    closeBrackets(),
    language,
    theme,
    EditorView.lineWrapping,
    // As in src/css/code.css, a phone shows no numbers.
    window.matchMedia('(width >= 600px)').matches ? numbers : [],
    placeholder(example),
    EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'}),
    EditorView.domEventHandlers({
      // Not a key binding, because on a Mac, Option turns letters into other characters.
      keydown: ({code, shiftKey, altKey, ctrlKey, metaKey}, view) => {
        if (code !== 'KeyF' || !shiftKey || !altKey || ctrlKey || metaKey || !onFormat)
          return false;
        onFormat(view);
        return true;
      },
    }),
    reporting(onChange),
    keymap.of([
      {key: 'Mod-Enter', run},
      {key: 'Tab', run: acceptCompletion},
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
  ];
}

/** After this many milliseconds without a key press, the reader has stopped typing. */
const pause = 250;

/**
 * Reports changes. The page follows what's typed after a pause, so that the next letter doesn't wait for it, and as soon
 * as the reader leaves the editor, because what's next to it is about the query.
 */
function reporting(onChange: (text: string) => void): Extension {
  return ViewPlugin.define(
    (view) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const report = () => {
        timer = undefined;
        onChange(view.state.doc.toString());
      };
      return {
        update({docChanged, transactions}) {
          if (!docChanged) return;
          clearTimeout(timer);
          if (transactions.some(isWritten))
            timer = setTimeout(() => startTransition(report), pause);
          else startTransition(report);
        },
        leave() {
          if (timer === undefined) return;
          clearTimeout(timer);
          report();
        },
        destroy: () => clearTimeout(timer),
      };
    },
    {
      eventObservers: {
        blur() {
          this.leave();
        },
      },
    },
  );
}

/** Whether a reader has typed or deleted something. */
const isWritten = (transaction: Transaction) =>
  isTyped(transaction) || transaction.isUserEvent('delete');
