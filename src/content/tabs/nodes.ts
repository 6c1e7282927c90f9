import type {RootContent} from 'mdast';
import {component} from '../../base/markdown/nodes';

interface Tab {
  label: string;
  children: RootContent[];
}

/**
 * The theme's tabs as Markdown nodes, for a remark plugin.
 *
 * @param group tabs of one group change together, on every page
 */
export function tabs(group: string, all: Tab[]): RootContent {
  return component(
    'Tabs',
    {groupId: group},
    all.map(({label, children}) =>
      component('TabItem', {value: label.toLowerCase(), label}, children),
    ),
  );
}
