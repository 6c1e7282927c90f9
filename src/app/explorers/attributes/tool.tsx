import type {UdmDefinition} from '../../../product/udm/definition';
import type {Tool} from '../kit/Explorer';
import Filters from '../kit/Filters';
import {filtersOf} from './filters';
import {entriesOf} from './find';
import type {Part} from './query';
import Results from './Results';

/** What the explorer shows once it has the data model. */
export function toolOf(definition: UdmDefinition): Tool<Part> {
  const entries = entriesOf(definition);
  const filters = filtersOf(entries, definition.families);
  return {
    Filters: (props) => <Filters filters={filters} {...props} />,
    Results: (props) => <Results entries={entries} {...props} />,
  };
}
