import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {escapeHtml} from '@site/src/base/text/html';
import {HighlightedCode} from '@site/src/content/highlight/HighlightedCode';
import {keepWords, linesOf} from '@site/src/content/highlight/lines';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';

/**
 * The lines of a code block. The theme's component highlights them in the browser. This one shows the HTML it's given.
 */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, codeInput, language, lineClassNames, lineNumbersStart} = metadata;
  const html = useContext(HighlightedCode) ?? escapeHtml(codeInput.replace(/\n$/, ''));
  // A query has numbers if it has several lines, as in the editor that takes its place.
  const isNumbered =
    lineNumbersStart !== undefined || (className === 'query-code' && code.includes('\n'));
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
      className={clsx(className, 'prism-code', `language-${language}`)}
    >
      <code
        className={isNumbered ? 'numbered' : undefined}
        style={lineNumbersStart ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}
        dangerouslySetInnerHTML={{
          __html: linesOf(language === 'bash' ? keepWords(html) : html, code, lineClassNames),
        }}
      />
    </pre>
  );
}
