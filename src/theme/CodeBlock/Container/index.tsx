import type Container from '@theme/CodeBlock/Container';
import OriginalContainer from '@theme-original/CodeBlock/Container';
import type {ComponentProps} from 'react';

/** Names of languages that aren't abbreviations. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  graphql: 'GraphQL',
  javascript: 'JavaScript',
  python: 'Python',
  text: 'Text',
};

/** The theme's code block, with the name of its language in an attribute that src/css/code.css displays. */
export default function CodeBlockContainer(props: ComponentProps<typeof Container>) {
  const language = /language-([\w-]+)/.exec(props.className ?? '')?.[1];
  return (
    <OriginalContainer
      {...props}
      data-language={language && (names[language] ?? language.toUpperCase())}
    />
  );
}
