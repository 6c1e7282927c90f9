import {textOfHtml} from '@site/src/base/text/html';
import {HighlightedCode} from '@site/src/content/highlight/HighlightedCode';
import type CodeBlock from '@theme/CodeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import OriginalCodeBlock from '@theme-original/CodeBlock';
import type {ComponentProps} from 'react';

type Props = ComponentProps<typeof CodeBlock> & {
  /** The fence's code as HTML, from src/content/highlight/rehype.ts. */
  highlighted?: string;
};

/** The theme's code block, with code that was highlighted when the site was built. */
export default function CodeBlockWrapper({highlighted, ...props}: Props) {
  if (highlighted === undefined) return <OriginalCodeBlock {...props} />;
  return (
    <HighlightedCode value={highlighted}>
      <StringContent {...props}>{textOfHtml(highlighted)}</StringContent>
    </HighlightedCode>
  );
}
