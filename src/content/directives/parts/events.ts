import {table} from '../../../base/markdown/nodes';
import {suggest} from '../../../base/text/suggest';
import {events} from '../../../product/facts';
import type {Directive} from '../part';

/** `::events{of="Audit"}`: the events in one category of the application event log. */
export const eventsTable: Directive = ({attributes: {of}}) => {
  const found = events.find(({category}) => category === of);
  if (!found) {
    const categories = events.map(({category}) => category);
    throw new Error(`needs a category; ${suggest(of ?? '', categories)}`);
  }
  return table(
    ['Event', 'Level', 'Logged when', 'Details'],
    found.events.map(({name, level, when, holds = ''}) => [`**${name}**`, level, when, holds]),
  );
};
