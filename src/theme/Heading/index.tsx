import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {IsShown} from '@site/src/app/explorers/kit/is-shown';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';

/**
 * The theme's heading, except that its link says its name once, and that src/css draws it. In a `title`, too, some
 * screen readers say it twice.
 *
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Heading/index.tsx
 */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The table of contents looks among these for the one that is being read.
  const anchor = useContext(IsShown) && 'anchor';
  // The heading of the page isn't in its table of contents, and has no address of its own.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;

  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: typeof props.children === 'string' ? props.children : id},
  );
  return (
    <As {...props} className={clsx(anchor, anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
