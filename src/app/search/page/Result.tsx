import Link from '@docusaurus/Link';
import {levels, type RecordLevel} from '../../../search/records/record';
import {isExternal, useRouteOf} from '../dialog/address';
import {inModels} from '../models';
import Excerpt from './Excerpt';
import Highlighted from './Highlighted';
import styles from './SearchPage.module.css';

interface Value {
  value: string;
}

/** A hit as Algolia returns it. Levels below the record are `null` or omitted. */
export interface Hit {
  objectID: string;
  /** The level of a heading, or `content`. */
  type?: string;
  /** The whole text that the snippet is from. */
  content?: string | null;
  url: string;
  /** How many models have the attribute that this hit stands for. */
  models?: number;
  _highlightResult?: {hierarchy?: Partial<Record<RecordLevel, Value | null>>; content?: Value};
  _snippetResult?: {content?: Value};
}

/** One result: its location, its heading as a link, and the text around the match. */
export default function Result({hit}: {hit: Hit}) {
  const routeOf = useRouteOf();
  const route = routeOf(hit.url);
  const hierarchy = hit._highlightResult?.hierarchy ?? {};
  const headings = levels.flatMap((level) => hierarchy[level]?.value || []);
  const title = headings.pop() ?? route;
  const path = hit.models
    ? inModels(hit.models, hierarchy.lvl1?.value ?? '')
    : headings.join(' › ');
  const snippet = hit._snippetResult?.content?.value;
  const content = <Highlighted value={title} />;
  return (
    <li>
      {headings.length > 0 && (
        <p className={styles.path}>
          <Highlighted value={path} />
        </p>
      )}
      {isExternal(route) ? <a href={route}>{content}</a> : <Link to={route}>{content}</Link>}
      {(snippet || hasText(hit)) && (
        <p className={styles.excerpt}>
          {snippet && <Excerpt snippet={snippet} text={hit.content} />}
        </p>
      )}
    </li>
  );
}

/** Whether a hit is a page or a text. A heading has nothing to quote. */
const hasText = ({type}: Hit) => type === 'lvl1' || type === 'content';
