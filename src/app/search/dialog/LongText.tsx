import Link from '@docusaurus/Link';
import {searchOf} from '../page/address';
import {isBeginning} from './usePastedText';

interface Props {
  /** The text that the reader pasted. */
  pasted: string;
  /** What the field kept of it. */
  query: string;
  onClose: () => void;
}

/** Offers a search for all of a text that was too long for the dialog's field. */
export default function LongText({pasted, query, onClose}: Props) {
  if (!query || !isBeginning(query, pasted)) return null;
  return (
    <p className="search-long-text">
      Only the beginning fits here.{' '}
      <Link to={`/search${searchOf(pasted)}`} onClick={onClose}>
        Search for all of it
      </Link>
    </p>
  );
}
