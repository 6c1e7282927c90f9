import type {ReactNode} from 'react';
import LineIcon from '../../../base/components/LineIcon';
import type {ConnectorCategory} from '../../../product/connectors/categories';
import {categoryIcons} from './category-icons';
import styles from './tile.module.css';

interface Props {
  category: ConnectorCategory;
  /** In a card, or next to the page's title. */
  place?: 'card' | 'title';
}

/** A tile with the icon of a connector's category. Decoration: the category is always named nearby. */
export default function CategoryTile({category, place = 'card'}: Props): ReactNode {
  return (
    <span className={styles[place]}>
      <LineIcon d={categoryIcons[category]} width={place === 'card' ? 20 : 30} />
    </span>
  );
}
