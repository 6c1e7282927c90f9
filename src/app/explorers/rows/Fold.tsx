import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {createElement, type ReactNode} from 'react';

interface Props {
  title: string;
  /** The anchor and the tag of the title, if it's a heading. Without a link to itself, because the title is a button. */
  id?: string;
  heading?: string;
  /** How many rows are in it. */
  rows: string;
  /** What its first rows are about. */
  example: string;
  /** Tables and texts. */
  children: ReactNode;
}

/** Rows of a search that are folded below their heading. */
export default function Fold({title, id, heading, rows, example, children}: Props) {
  useBrokenLinks().collectAnchor(id);
  return (
    <details className="fold">
      <summary>
        {heading ? createElement(heading, {id}, title) : title}
        <span aria-hidden="true" data-text={example} />
        <small>{rows}</small>
      </summary>
      {children}
    </details>
  );
}
