import type {ReactNode} from 'react';

interface Props {
  /** What the part is called in the pictures' file names. */
  name: string;
  children: ReactNode;
}

/** A group of parts that a browser test photographs. It looks like the content of an article. */
export function Part({name, children}: Props): ReactNode {
  return (
    <article id={name}>
      <div className="theme-doc-markdown markdown">{children}</div>
    </article>
  );
}
