import {Children, type ReactNode} from 'react';

interface Props {
  /** What the fold says, if it doesn't begin with a heading. */
  title?: string;
  /** How many rows are in it. */
  rows: string;
  /** Tables and texts, below a heading unless there's a title. */
  children: ReactNode;
}

/** Rows of a search that are folded below their heading. */
export default function Fold({title, rows, children}: Props) {
  const [first, ...others] = Children.toArray(children).filter((part) => part !== '\n');
  return (
    <details className="fold">
      <summary>
        {title ?? first}
        <small>{rows}</small>
      </summary>
      {title !== undefined && first}
      {others}
    </details>
  );
}
