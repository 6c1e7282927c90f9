import Link from '@docusaurus/Link';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {type Method, methodsByAnchor} from '@site/src/content/api-pages/methods';
import {type MouseEvent, useRef} from 'react';
import {useOpenMenu} from '../page-menu/useOpenMenu';
import {contentsTitle} from './contents-title';
import {useCurrentSection} from './useCurrentSection';

/**
 * A page's table of contents, folded into the page's bar: a button that opens the list, also without JavaScript, and,
 * on API pages, the section that's being read. src/css/popup.css has its look.
 */
export default function FoldedContents() {
  const {toc, metadata} = useDoc();
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const sections = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const methods = methodsByAnchor(useDocsSidebar()?.items ?? [], metadata.permalink);
  const current = useCurrentSection(sections.map(({id}) => id));
  const menu = useRef<HTMLDetailsElement>(null);
  useOpenMenu(menu);

  return (
    <>
      <SectionName html={sections.find(({id}) => id === current)?.value} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click, too */}
      <details ref={menu} className="popup theme-doc-toc-mobile" onClick={closeAtLink}>
        <summary>{contentsTitle()}</summary>
        <ul>
          {sections.map(({id, level, value}) => (
            <li key={id} className={level > minHeadingLevel ? 'sub' : undefined}>
              <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <span dangerouslySetInnerHTML={{__html: value}} />
                <MethodBadge method={methods.get(id)} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

const MethodBadge = ({method}: {method?: Method}) =>
  method && (
    <>
      {' '}
      <b className={`method method-${method.toLowerCase()}`}>{method}</b>
    </>
  );

/** The section that's being read. Screen readers skip it, because it changes with every scroll. */
const SectionName = ({html}: {html?: string}) =>
  html && <span aria-hidden="true" className="section" dangerouslySetInnerHTML={{__html: html}} />;

function closeAtLink({target, currentTarget}: MouseEvent<HTMLDetailsElement>) {
  if ((target as Element).closest('a')) currentTarget.open = false;
}
