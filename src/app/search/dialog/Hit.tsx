import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {cloneElement, type MouseEvent, type ReactElement, type ReactNode} from 'react';
import {isExternal} from './address';

type Props = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * A row in the list of hits: the link, with buttons next to it that save or remove a recent search. DocSearch renders
 * the buttons inside the link, and many readers can't reach a control inside another control.
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
 * A plain link, because the list is rendered again on every key press. Docusaurus's link would observe each row and
 * prefetch its page, and would open an external address in a new tab.
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
