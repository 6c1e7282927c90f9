import QueryButtons from '@site/src/app/playground/QueryButtons';
import type WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import OriginalButton from '@theme-original/CodeBlock/Buttons/WordWrapButton';
import type {ComponentProps} from 'react';

/** The theme's word wrap button. It comes first in a code block, or right after the buttons of a query. */
export default function CodeBlockWordWrapButton(props: ComponentProps<typeof WordWrapButton>) {
  return (
    <>
      <QueryButtons />
      <OriginalButton {...props} />
    </>
  );
}
