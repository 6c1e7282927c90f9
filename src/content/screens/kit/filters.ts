import type {Element} from 'hast';
import {h} from 'hastscript';
import {suggest} from '../../../base/text/suggest';
import {udm} from '../../../product/udm';
import {labelOf} from '../../../product/udm/names';
import type {Around} from './around';
import {drawButton} from './button';
import {drawTick} from './tick';

interface Filters {
  model: string;
  filters: {attribute: string; values?: string[] | undefined}[];
}

/**
 * Draws a list's filters. The filter that `show` names is open, with its attribute's values.
 *
 * @throws {Error} when the model, an attribute, or a value doesn't exist
 */
export function drawFilters({model, filters}: Filters, {callouts, show}: Around): Element {
  const {typeName} = udm.model(model);
  const attributes = udm.attributesOf(typeName);
  return h('div', {className: ['screen-filters']}, [
    ...filters.map(({attribute: name, values = []}) => {
      const attribute = attributes.find((each) => each.name === name);
      if (!attribute)
        throw new Error(
          `filters ${typeName} by "${name}"; ${suggest(
            name,
            attributes.map((each) => each.name),
          )}`,
        );
      const known = attribute.values ? udm.valuesOf(attribute) : undefined;
      const wrong = values.find((value) => known && !known.includes(value));
      if (wrong && known) throw new Error(`filters by "${wrong}"; ${suggest(wrong, known)}`);
      return h('span', {className: ['screen-filter']}, [
        h('span', {className: ['screen-select']}, [
          labelOf(name),
          ...(values.length > 0 ? [': ', h('b', values.join(', '))] : []),
        ]),
        ...callouts.at(`filter:${name}`),
        ...(show === `filter:${name}`
          ? [
              h(
                'span',
                {className: ['screen-choices']},
                (known ?? values).map((value) =>
                  h('span', [drawTick(values.includes(value)), ` ${value}`]),
                ),
              ),
            ]
          : []),
      ]);
    }),
    drawButton('More +', callouts),
    ...callouts.at('filters'),
  ]);
}
