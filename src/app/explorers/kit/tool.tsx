import {useMemo} from 'react';
import type {Searchable} from '../../../base/text/find-by-words';
import type {ExplorerDefinition} from './definition';
import type {Tool} from './Explorer';
import Filters from './Filters';
import Found from './Found';

/** Creates an explorer's tool from its data. Loaded together with the definition. */
export const toolOf =
  <Data, Entry extends Searchable, Part extends string>(
    definitionOf: (data: Data) => ExplorerDefinition<Entry, Part>,
  ) =>
  (data: Data): Tool<Part> => {
    const definition = definitionOf(data);
    return {
      Filters: ({asked, ...props}) => {
        const filters = useMemo(() => definition.filters(asked), [asked]);
        return <Filters filters={filters} {...props} />;
      },
      Results: (props) => <Found definition={definition} {...props} />,
    };
  };
