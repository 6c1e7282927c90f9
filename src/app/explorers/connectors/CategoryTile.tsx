import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import type {ConnectorCategory} from '../../../product/connectors/categories';
import {categoryIcons} from './category-icons';
import styles from './tile.module.css';

interface Props {
  category: ConnectorCategory;
}

/** A tile next to a connector's title, with the icon of its category. Decoration: the category is named nearby. */
export default function CategoryTile({category}: Props): ReactNode {
  return (
    <span className={styles.title}>
      <LineIcon d={categoryIcons[category]} width={30} />
    </span>
  );
}
