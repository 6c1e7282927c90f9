import type {Props} from '@theme/CodeBlock/Title';
import Title from '@theme-original/CodeBlock/Title';
import type {ReactNode} from 'react';

/** A code block's title. A response's title, such as "Response 200: Token", begins with its status in color. */
export default function CodeBlockTitleWrapper({children}: Props): ReactNode {
  const [, name, status, content] = /^(\w+) ([1-5]\d\d)\b(.*)$/.exec(String(children)) ?? [];
  if (!status) return <Title>{children}</Title>;
  return (
    <Title>
      <b className={`status status-${status[0]}xx`}>{status}</b> {name}
      {content}
    </Title>
  );
}
