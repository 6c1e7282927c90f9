import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {Children, cloneElement, type ReactElement, type ReactNode} from 'react';
import {isExternal} from './address';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row of the list of hits: the link, and beside it the buttons that keep or remove a recent search.
 * DocSearch gives both as one, buttons inside the link; a control inside another is out of many readers' reach.
 */
export default function Hit({hit, children}: Props) {
  const container = children as ReactElement<{children: ReactNode}>;
  const parts = Children.toArray(container.props.children);
  const buttons = '_highlightResult' in hit ? undefined : parts.pop();
  return (
    <>
      <div className="search-hit-link">
        <HitLink url={hit.url}>{cloneElement(container, {}, ...parts)}</HitLink>
      </div>
      {buttons && <div className="search-hit-buttons">{buttons}</div>}
    </>
  );
}

function HitLink({url, children}: {url: string; children: ReactNode}) {
  // The theme's link would open an external address in another tab.
  return isExternal(url) ? <a href={url}>{children}</a> : <Link to={url}>{children}</Link>;
}
