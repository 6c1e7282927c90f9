import {EditorView} from '@codemirror/view';

/** The editor's theme, with the colors and sizes of src/css, so that it looks like the code block it replaces. */
export const theme = EditorView.theme({
  '&': {
    color: 'var(--ink)',
    fontSize: 'var(--query-size)',
    scrollMarginTop: 'calc(var(--ifm-navbar-height) + 4rem)',
  },
  // The frame of the query shows the focus.
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: '1.7',
    maxHeight: 'var(--query-height)',
    overflow: 'auto',
  },
  '.cm-content': {caretColor: 'var(--ink)', minHeight: '3.5rem', padding: '2px 0 14px'},
  // Wrapped lines have a hanging indent, as in code blocks.
  '.cm-line': {padding: '0 16px 0 calc(16px + 4ch)', textIndent: '-4ch'},
  '.cm-gutters': {background: 'none', border: 0, color: 'var(--muted)', display: 'none'},
  // As in src/css/code.css, a phone shows no numbers.
  '@media (width >= 600px)': {
    '&.cm-numbered .cm-gutters': {display: 'flex'},
    '&.cm-numbered .cm-line': {paddingLeft: '4ch'},
  },
  '.cm-lineNumbers .cm-gutterElement': {
    minWidth: 'calc(2ch + 24px)',
    padding: '0 8px 0 16px',
    textAlign: 'left',
  },
  '.cm-placeholder': {color: 'var(--muted)'},
  '&.cm-focused .cm-matchingBracket': {background: 'var(--accent-soft)'},
  '&.cm-focused .cm-nonmatchingBracket': {background: 'var(--critical-soft)'},
  '.cm-lintRange': {
    backgroundImage: 'none',
    paddingBottom: 0,
    textDecoration: 'underline wavy var(--critical)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '4px',
  },
  '.cm-lintRange-warning': {textDecorationColor: 'var(--medium)'},
  '.cm-lintRange-hint': {textDecorationColor: 'var(--low)'},
  '.cm-tooltip': {
    background: 'var(--paper)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    color: 'var(--ink)',
    maxWidth: 'min(30rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.8125rem',
    maxHeight: '15rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {padding: '3px 10px'},
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionMatchedText': {fontWeight: 650, textDecoration: 'none'},
  '.cm-completionDetail': {
    color: 'var(--muted)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontStyle: 'normal',
  },
  'li[aria-selected] .cm-completionDetail': {color: 'inherit'},
  '.cm-tooltip.cm-completionInfo': {
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    padding: '8px 12px',
  },
  '.cm-help': {
    display: 'grid',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.8125rem',
    gap: '4px',
    lineHeight: '1.25rem',
    padding: '8px 12px',
  },
  '.cm-help p': {display: 'flex', flexWrap: 'wrap', gap: '0 8px', margin: 0},
  '.cm-help code': {
    background: 'none',
    fontSize: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    padding: 0,
  },
  '.cm-help span': {color: 'var(--muted)'},
  '.cm-help a': {justifySelf: 'start', textDecoration: 'underline 1px'},
  '.cm-diagnostic': {
    borderLeft: '3px solid var(--critical)',
    fontFamily: 'var(--ifm-font-family-base)',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    padding: '8px 12px',
  },
  '.cm-diagnostic-warning': {borderLeftColor: 'var(--medium)'},
  '.cm-diagnostic-hint': {borderLeftColor: 'var(--low)'},
  '.cm-diagnosticAction': {
    background: 'var(--accent)',
    borderRadius: '4px',
    color: 'var(--on-accent)',
    cursor: 'pointer',
    display: 'block',
    fontSize: '0.8125rem',
    margin: '6px 0 0',
    padding: '3px 10px',
  },
});
