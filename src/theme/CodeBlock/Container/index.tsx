import type Container from '@theme/CodeBlock/Container';
import OriginalContainer from '@theme-original/CodeBlock/Container';
import type {ComponentProps} from 'react';

/** The theme's code block, with its language in an attribute that src/css/code.css displays. */
export default function CodeBlockContainer(props: ComponentProps<typeof Container>) {
  const language = /language-([\w-]+)/.exec(props.className ?? '')?.[1];
  return <OriginalContainer {...props} data-language={language} />;
}
