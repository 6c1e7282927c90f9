import QueryButtons from '@site/src/app/playground/QueryButtons';
import type WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import OriginalButton from '@theme-original/CodeBlock/Buttons/WordWrapButton';
import type {ComponentProps} from 'react';

/** The first button of a code block, after those that a query has besides. */
export default function CodeBlockWordWrapButton(props: ComponentProps<typeof WordWrapButton>) {
  return (
    <>
      <QueryButtons />
      <OriginalButton {...props} />
    </>
  );
}
