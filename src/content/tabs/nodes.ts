import type {RootContent} from 'mdast';
import {component} from '../../base/markdown/nodes';

interface Tab {
  label: string;
  children: RootContent[];
}

/**
 * Makes the theme's tabs as Markdown nodes, for a remark plugin.
 *
 * @param group tabs in the same group change together, on every page
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
