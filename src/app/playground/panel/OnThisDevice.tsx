import type {ReactNode} from 'react';
import own from './my-queries.module.css';

interface Props {
  /** Whether the browser stores the list. */
  isStored: boolean;
  /** A button at the end of the line. */
  children?: ReactNode;
}

/** Says where a list of the reader's queries is. */
export default function OnThisDevice({isStored, children}: Props): ReactNode {
  return (
    <p className={own.where}>
      <span>
        {isStored
          ? 'On this device only.'
          : "This browser doesn't store the list, so it's gone when you leave the site."}
      </span>
      {children}
    </p>
  );
}
