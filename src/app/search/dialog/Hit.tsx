import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {cloneElement, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import {isExternal} from './address';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row of the list of hits: the link, and next to it the buttons that keep or remove a recent search.
 * DocSearch gives both as one, buttons inside the link; a control inside another is out of many readers' reach.
 */
export default function Hit({hit, children}: Props) {
  const container = children as ReactElement<{children: ReactNode[]}>;
  const parts = container.props.children;
  const isResult = '_highlightResult' in hit;
  return (
    <>
      <div className="search-hit-link">
        <HitLink url={hit.url}>
          {isResult ? container : cloneElement(container, {}, ...parts.slice(0, -1))}
        </HitLink>
      </div>
      {!isResult && <div className="search-hit-buttons">{parts.at(-1)}</div>}
    </>
  );
}

/**
 * A plain link, because the list is made again with every letter: Docusaurus's own would watch each row and fetch the
 * page behind it, and would open an external address in another tab.
 */
function HitLink({url, children}: {url: string; children: ReactNode}) {
  const history = useHistory();
  if (isExternal(url)) return <a href={url}>{children}</a>;

  function onClick(event: MouseEvent) {
    const {button, metaKey, ctrlKey, shiftKey, altKey} = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    history.push(url);
  }
  const preload = () => void window.docusaurus.preload(url.replace(/[?#].*/, ''));
  return (
    <a href={url} onClick={onClick} onPointerEnter={preload}>
      {children}
    </a>
  );
}
