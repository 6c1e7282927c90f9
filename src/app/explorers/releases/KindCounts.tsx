import type {ReactNode} from 'react';
import {kindClass} from '../../../content/release-notes/kind-chip';
import {countOf} from '../../../product/releases/kinds';
import {countsIn, type Tally} from '../../../product/releases/tally';

/** How many entries a release has of each kind, as chips with an icon and a number. */
export const KindCounts = ({tally}: {tally: Tally}): ReactNode =>
  countsIn(tally).map(([kind, count]) => (
    <span key={kind} className={kindClass(kind)} role="img" title={countOf(kind, count)}>
      {count}
    </span>
  ));
