import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {IsShown} from '@site/src/app/explorers/kit/is-shown';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {type ReactNode, useContext} from 'react';

/**
 * The theme's heading, except that its link has one accessible name and src/css draws the symbol. With a `title` as
 * well, some screen readers read the name twice.
 *
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/theme/Heading/index.tsx
 */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  // The table of contents looks for the current section among elements with this class.
  const anchor = useContext(IsShown) && 'anchor';
  // The page's main heading isn't in the table of contents, and doesn't link to itself.
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
