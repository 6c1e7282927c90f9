import type {ReactNode} from 'react';

interface Props {
  lines: string;
  children: ReactNode;
}

/** A long result in the column of examples: how long it is, its first lines, and all of them on request. */
export default function ExampleResult({lines, children}: Props): ReactNode {
  return (
    <details className="example-result">
      <summary>
        Result <small>{lines} lines</small>
      </summary>
      {children}
    </details>
  );
}
