import {useMemo} from 'react';
import type {ConnectorEntry} from '../../../product/connectors/entry';
import type {Tool} from '../kit/Explorer';
import Filters from '../kit/Filters';
import {filtersOf} from './filters';
import {entriesOf} from './find';
import type {Part} from './query';
import Results from './Results';

/** What the explorer shows once it has the connectors. */
export function toolOf(connectors: ConnectorEntry[]): Tool<Part> {
  const entries = entriesOf(connectors);
  const filtersFor = filtersOf(entries);
  return {
    Filters: ({asked, ...props}) => {
      const filters = useMemo(() => filtersFor(asked), [asked]);
      return <Filters filters={filters} {...props} />;
    },
    Results: (props) => <Results entries={entries} {...props} />,
  };
}
