import {
  acceptCompletion,
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  selectedCompletionIndex,
} from '@codemirror/autocomplete';
import {type Extension, Prec} from '@codemirror/state';
import {type EditorView, keymap} from '@codemirror/view';
import {withoutMarkdown} from '../../../base/text/without-markdown';
import type {QueryEngine} from '../../../sample/engine/client';
import {insertionOf} from './insertion';

/** The engine's operation that completes the editor's language. */
type Operation = 'complete' | 'completeApi';

/**
 * Completion from the data model. Accepting an option that ends with a space immediately offers what can follow. Enter
 * begins a new line, unless the reader has typed a part of a word, moved to an option, or asked for completion.
 */
export function completion(engine: QueryEngine, operation: Operation = 'complete'): Extension {
  let isAsked = false;
  const onEnter = (view: EditorView) => {
    const {state} = view;
    const {head} = state.selection.main;
    const isWanted =
      isAsked ||
      /[\w".]/.test(state.sliceDoc(head - 1, head)) ||
      (selectedCompletionIndex(state) ?? 0) > 0;
    return isWanted && acceptCompletion(view);
  };
  const otherKeys = completionKeymap.filter(({key}) => key !== 'Enter');
  return [
    autocompletion({
      override: [
        (context) => {
          isAsked = context.explicit;
          return complete(context, engine, operation);
        },
      ],
      defaultKeymap: false,
      icons: false,
      // The engine answers within a few milliseconds, and drops what the next letter makes outdated.
      activateOnTypingDelay: 0,
      activateOnCompletion: ({apply}) => typeof apply === 'string' && apply.endsWith(' '),
    }),
    Prec.highest(keymap.of([{key: 'Enter', run: onEnter}, ...otherKeys])),
  ];
}

/** Returns the engine's options, best first. Called again after each letter. */
async function complete(
  context: CompletionContext,
  engine: QueryEngine,
  operation: Operation,
): Promise<CompletionResult | null> {
  const {state, pos, explicit} = context;
  const line = state.doc.lineAt(pos);
  // At the start of a line, Enter and Tab keep their meaning until the reader types or requests completion.
  if (!explicit && !line.text.slice(0, pos - line.from).trim()) return null;
  const controller = new AbortController();
  context.addEventListener('abort', () => controller.abort(), {onDocChange: true});
  const text = state.doc.toString();
  // A canceled or failed request completes nothing.
  const found = await engine.ask(operation, [text, pos], controller.signal).catch(() => undefined);
  if (!found) return null;
  const {start, end, options} = found;
  const isComplete = options.some(({label}) => label === text.slice(start, end));
  if (isComplete && !explicit) return null;
  return {
    from: start,
    to: end,
    filter: false,
    options: options.map((option) => ({
      label: option.label,
      type: option.kind,
      // Screen readers announce both together.
      detail: option.detail && ` ${option.detail}`,
      info: option.info && withoutMarkdown(option.info),
      apply: insertionOf(option, text.slice(end)),
    })),
  };
}
