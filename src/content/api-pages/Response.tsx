import type {ReactNode} from 'react';

interface Props {
  status: string;
  /** What HTTP calls the status. */
  name: string;
  /** What the response contains, separated by spaces. */
  content?: string;
  /** What the response means. */
  children: ReactNode;
}

/** A response to a request: its status, and, unless it's a failure, its meaning. A failure's meaning is folded. */
export default function Response({status, name, content, children}: Props) {
  return (
    <details className={`response status-${status[0]}xx`} open={status < '400'}>
      <summary>
        <b>{status}</b>
        {` ${name} `}
        {content?.split(' ').map((part) => (
          <code key={part}>{part}</code>
        ))}
      </summary>
      {children}
    </details>
  );
}
