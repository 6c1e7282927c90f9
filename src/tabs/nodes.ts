import type {RootContent} from 'mdast';

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
  return element(
    'Tabs',
    {groupId: group},
    all.map(({label, children}) =>
      element('TabItem', {value: label.toLowerCase(), label}, children),
    ),
  );
}

/** A JSX element; MDX makes it a component in `.md` files, too. */
function element(
  name: string,
  attributes: Record<string, string>,
  children: RootContent[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as unknown as RootContent;
}
