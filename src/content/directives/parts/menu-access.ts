import type {RootContent} from 'mdast';
import {table} from '../../../base/markdown/nodes';
import {type MenuItem, menu} from '../../../product/facts';
import {heading} from '../nodes';
import type {Directive} from '../part';

/** `::menu-access`: for each menu, its screens with the roles that can open them. */
export const menuAccess: Directive = () =>
  menu.flatMap((item): RootContent[] => [
    heading(3, item.title),
    ...table(['Screen', 'Roles that can open it'], rowsOf(item)),
  ]);

/** The rows of an item and of the items below it. An item without roles has the roles of its parent. */
function rowsOf(item: MenuItem, parents: string[] = [], inherited?: string[]): string[][] {
  const path = [...parents, item.title];
  const roles = item.roles ?? inherited;
  const names = roles?.map((role) => `**${role}**`).join(', ') ?? 'Everyone';
  const below = (item.children ?? []).flatMap((child) => rowsOf(child, path, roles));
  return [[`**${path.join(' > ')}**`, names], ...below];
}
