import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import type {ConnectorCategory} from '../../../product/connectors/categories';
import styles from './categories.module.css';
import {categoryIcons} from './category-icons';
import {type Answer, type Directory, type DirectoryQuery, toggled, valuesIn} from './directory';
import FacetLink from './FacetLink';

interface Props {
  directory: Directory;
  query: DirectoryQuery;
  counts: Answer['counts'];
  onChange: (part: 'category', values: string) => void;
}

/** All categories, each with its icon and number of connectors: the first view of the list, and a facet of it. */
export default function Categories({directory, query, counts, onChange}: Props): ReactNode {
  const facet = directory.facets.find(({part}) => part === 'category');
  return (
    <ul className={styles.categories} aria-label={facet?.label}>
      {facet?.options.map(([value, text], index) => (
        <li key={value}>
          <FacetLink
            part="category"
            value={value}
            count={counts.category[index] ?? 0}
            isChosen={valuesIn(query.category).includes(value)}
            onToggle={() => onChange('category', toggled(query.category, value))}
          >
            <LineIcon d={categoryIcons[value as ConnectorCategory]} width={18} />
            {text}
          </FacetLink>
        </li>
      ))}
    </ul>
  );
}
