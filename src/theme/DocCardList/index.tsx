import type {Props} from '@theme/DocCardList';
import DocCardList from '@theme-original/DocCardList';
import clsx from 'clsx';
import './cards.css';

/** The theme's list of cards, as a grid whose number of columns depends on the width. */
export default function DocCardListWrapper({className, ...props}: Props) {
  return <DocCardList {...props} className={clsx('card-list', className)} />;
}
