import type {ReactNode} from 'react';
import Explorer from '../kit/Explorer';
import {queryFormat} from '../kit/query';
import type {ReleaseFilter} from './definition';

const format = queryFormat<ReleaseFilter>(
  'product',
  'kind',
  'area',
  'since',
  'until',
  'from',
  'to',
);

/**
 * Searches what releases say, and compares versions.
 *
 * @param props.children all releases, which stand here while nothing is asked
 */
export default function ReleaseExplorer({children}: {children: ReactNode}): ReactNode {
  return (
    <Explorer
      format={format}
      label="Search releases"
      placeholder="a word, an area, the number of an entry …"
      failure="The list of entries couldn't be loaded. The list below is complete."
      address="/releases.json"
      load={() => import('./definition')}
    >
      {children}
    </Explorer>
  );
}
