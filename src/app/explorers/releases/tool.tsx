import {useMemo} from 'react';
import type {ListedEntry} from '../../../product/releases/listing';
import type {Tool} from '../kit/Explorer';
import Filters from '../kit/Filters';
import {filtersOf} from './filters';
import {entriesOf} from './find';
import type {Part} from './query';
import Results from './Results';

/** What the explorer shows once it has the entries. */
export function toolOf(listed: ListedEntry[]): Tool<Part> {
  const entries = entriesOf(listed);
  const filtersFor = filtersOf(entries);
  return {
    Filters: ({asked, ...props}) => {
      const filters = useMemo(() => filtersFor(asked), [asked]);
      return <Filters filters={filters} {...props} />;
    },
    Results: (props) => <Results entries={entries} {...props} />,
  };
}
