import Link from '@docusaurus/Link';
import {memo, type ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import {categories, categorySlug} from '../../../product/connectors/categories';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import ConnectorRow from './ConnectorRow';
import {categoryIcons} from './category-icons';
import {facetWords, type Group} from './directory';
import styles from './directory.module.css';

/** Connectors in rows, by category. A category's heading leads to its page. */
export default function Groups({groups}: {groups: Group[]}): ReactNode {
  return groups.map(({category, connectors}) => (
    <section key={category} className={styles.group} aria-labelledby={categorySlug(category)}>
      <div>
        <h3 id={categorySlug(category)}>
          <LineIcon d={categoryIcons[category]} width={20} />
          <Link to={`/docs/category/${categorySlug(category)}`}>{category}</Link>
          <span>{connectors.length}</span>
        </h3>
        <p>{categories[category]}</p>
      </div>
      <ul>
        {connectors.map((connector) => (
          <Item key={connector.route} connector={connector} />
        ))}
      </ul>
    </section>
  ));
}

/** Memoized because rows stay the same while the reader types. */
const Item = memo(function Item({connector}: {connector: ConnectorEntry}) {
  return (
    <li data-facets={facetWords(connector)}>
      <ConnectorRow connector={connector} />
    </li>
  );
});
