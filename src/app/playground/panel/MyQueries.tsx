import type {ReactNode} from 'react';
import History from './History';
import Saved, {type SavedProps} from './Saved';

/** The two lists of the reader's own queries, which are loaded together when the playground is ready. */
export default function MyQueries({tab, ...props}: SavedProps & {tab: string}): ReactNode {
  return tab === 'History' ? <History onOpen={props.onOpen} /> : <Saved {...props} />;
}
