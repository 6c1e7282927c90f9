import {
  type Diagnostic,
  diagnosticCount,
  forEachDiagnostic,
  setDiagnostics,
} from '@codemirror/lint';
import type {EditorState, Extension} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import type {Fault} from '../../../bql/syntax/fault';

/** Underlines the query's faults, with a fix if there is one. */
export function markFaults(view: EditorView, faults: readonly Fault[]): void {
  if (faults.length === 0 && diagnosticCount(view.state) === 0) return;
  const {length} = view.state.doc;
  const diagnostics = faults
    .filter(({end}) => end <= length)
    .map(({start, end, severity, message, fix}): Diagnostic => {
      const apply = (_view: EditorView, from: number, to: number) => mend(view, {from, to}, fix);
      const actions = fix === undefined ? [] : [{name: fixLabel(fix), apply}];
      return {from: start, to: end, severity, message, actions};
    });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Replaces a fault with its fix. */
export function mend(view: EditorView, range: {from: number; to: number}, fix = ''): void {
  view.dispatch({
    changes: {...range, insert: fix},
    selection: {anchor: range.from + fix.length},
    userEvent: 'input.fix',
  });
  view.focus();
}

/** Returns the label of the button that applies a fix. */
export function fixLabel(fix: string): string {
  return fix.trim() ? `Change to ${fix.trim()}` : 'Remove';
}

/**
 * Tells screen readers that the query has an error, and where it's described.
 *
 * @param description ID of the element that lists the faults
 */
export function announceFaults(description: string): Extension {
  return EditorView.contentAttributes.of(({state}) => ({
    'aria-invalid': String(hasError(state)),
    'aria-describedby': description,
  }));
}

function hasError(state: EditorState): boolean {
  let found = false;
  forEachDiagnostic(state, ({severity}) => {
    found ||= severity === 'error';
  });
  return found;
}
