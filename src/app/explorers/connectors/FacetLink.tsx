import useIsBrowser from '@docusaurus/useIsBrowser';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {type Facet, facetAddress, facetWord} from './directory';

interface Props {
  part: Facet;
  value: string;
  /** How many connectors the value would leave. */
  count: number;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * A value of a facet: a link, so that it works without JavaScript and opens in new tabs, and a checkbox as soon as
 * several can be chosen.
 */
export default function FacetLink({part, value, count, isChosen, onToggle, children}: Props) {
  const isBrowser = useIsBrowser();
  return (
    <a
      id={part === 'category' ? undefined : facetWord(part, value)}
      href={facetAddress(part, value)}
      data-count={count}
      {...(isBrowser && {role: 'checkbox', 'aria-checked': isChosen})}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onToggle();
      }}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}

/** Whether a click opens a link in another tab or window. */
const opensElsewhere = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
