import {byName} from '../../../base/text/find-by-words';
import type {UdmDefinition} from '../../../product/udm/definition';
import {attributeTypes} from '../../../product/udm/vocabulary';
import {type ExplorerDefinition, type Filter, optionsOf} from '../kit/definition';
import {toolOf} from '../kit/tool';
import {type Entry, entriesOf} from './entries';
import Table from './Table';

/** The filters: a key of `attributeTypes`, a key of `families.yaml`, a verb, and a value of a choice attribute. */
export type AttributeFilter = 'type' | 'family' | 'verb' | 'value';

/** Creates the attribute explorer, which searches attributes by content, model, and relationship. */
export function definitionOf(udm: UdmDefinition): ExplorerDefinition<Entry, AttributeFilter> {
  const entries = entriesOf(udm);
  const verbs = entries.flatMap(({attribute}) => attribute.verb ?? []);
  const filters: Filter<Entry, AttributeFilter>[] = [
    {
      part: 'type',
      label: 'Type',
      options: Object.entries(attributeTypes).filter(([type]) =>
        entries.some(({attribute}) => attribute.type === type),
      ),
      fits: ({attribute}, type) => attribute.type === type,
    },
    {
      part: 'family',
      label: 'Family',
      options: Object.entries(udm.families).map(([family, {title}]) => [family, title]),
      fits: ({model}, family) => model.family === family,
    },
    {
      part: 'verb',
      label: 'Verb',
      options: optionsOf(verbs.sort()),
      fits: ({attribute}, verb) => attribute.verb === verb,
    },
    {
      part: 'value',
      label: 'Value',
      options: optionsOf(entries.flatMap(({values}) => values).sort()),
      fits: ({values}, value) => values.includes(value),
    },
  ];
  return {
    entries,
    names: ['attribute', 'attributes'],
    filters: () => filters,
    sort: byName,
    draw: (shown) => <Table entries={shown} />,
  };
}

export default toolOf(definitionOf);
