import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useRef, useState} from 'react';
import LoadFailure from '../../base/components/LoadFailure';
import {longDate} from '../../base/text/dates';
import {usePart} from '../../docusaurus/stale-builds/usePart';
import {printPage} from '../../product/react-pages';
import {useVersions} from '../versions/useVersions';
import {chapterId} from './chapter';
import {loadDocument} from './document';
import styles from './PrintSection.module.css';
import {type PrintableSection, readSections} from './sections';

async function fetchSections(address: string): Promise<PrintableSection[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} ${response.status}`);
  return readSections(await response.text());
}

/** Lets the reader choose a section, and shows all its pages as one document to print or save as a PDF. */
export default function PrintSection() {
  const address = useBaseUrl('/llms.txt');
  const chosen = new URLSearchParams(useLocation().search).get('section');
  const fetchAll = useCallback(() => fetchSections(address), [address]);
  const {part: sections = [], hasFailed, isLoading, load} = usePart(fetchAll);
  useEffect(() => void load(), [load]);
  const section = sections.find(({title}) => title === chosen);
  return (
    <>
      <div className={styles.choice}>
        <h1>{printPage.title}</h1>
        <p>Choose a section. Its pages become one document that you can print or save as a PDF.</p>
        <ul className={`link-list ${styles.sections}`}>
          {sections.map(({title, pages}) => (
            <li key={title}>
              <Link
                to={`?${new URLSearchParams({section: title})}`}
                aria-current={title === chosen || undefined}
              >
                {title}
              </Link>
              <p>{pages.length} pages</p>
            </li>
          ))}
        </ul>
        {hasFailed && (
          <LoadFailure isRetrying={isLoading} onRetry={load}>
            The list of sections couldn't be loaded.
          </LoadFailure>
        )}
      </div>
      {section && <SectionDocument key={section.title} section={section} />}
    </>
  );
}

function SectionDocument({section}: {section: PrintableSection}) {
  const [count, setCount] = useState(0);
  const fetchChapters = useCallback(() => loadDocument(section, setCount), [section]);
  const {part: chapters, hasFailed, isLoading, load} = usePart(fetchChapters);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (chapters) box.current?.replaceChildren(...chapters);
  }, [chapters]);
  return (
    <>
      <div className={styles.choice}>
        <p role="status">
          {!chapters && !hasFailed && `Loading page ${count} of ${section.pages.length}…`}
          {chapters && `All ${chapters.length} pages are here.`}
        </p>
        {chapters && (
          <button type="button" className="button button--primary" onClick={() => window.print()}>
            Print or save as PDF
          </button>
        )}
        {hasFailed && (
          <LoadFailure isRetrying={isLoading} onRetry={load}>
            A page couldn't be loaded.
          </LoadFailure>
        )}
      </div>
      {chapters && <Cover section={section} />}
      <div ref={box} className={styles.chapters} />
    </>
  );
}

/** The first page: what the document is, of which version and date, and its contents. */
function Cover({section: {title, pages}}: {section: PrintableSection}) {
  const {title: product} = useDocusaurusContext().siteConfig;
  const [platform] = useVersions();
  return (
    <div className={styles.cover}>
      <h1>
        {product} documentation: {title}
      </h1>
      <p>
        Platform {platform?.newest.version}, printed{' '}
        {longDate(new Date().toISOString().slice(0, 10))}
      </p>
      <ol>
        {pages.map((page) => (
          <li key={page.route}>
            <a href={`#${chapterId(page.route)}`}>{page.title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
