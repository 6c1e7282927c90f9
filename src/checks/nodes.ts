import type {Nodes} from 'mdast';

type OfType<T extends Nodes['type']> = Extract<Nodes, {type: T}>;

/** Returns the nodes of some types, in text order. */
export type NodeLookup = <T extends Nodes['type']>(...types: T[]) => OfType<T>[];

/** Walks a tree once, so that checks can find nodes without walking it again. */
export function indexNodes(tree: Nodes): NodeLookup {
  const byType = new Map<string, Nodes[]>();
  const add = (node: Nodes) => {
    const list = byType.get(node.type);
    if (list) list.push(node);
    else byType.set(node.type, [node]);
    if ('children' in node) for (const child of node.children) add(child);
  };
  add(tree);
  const ofType = <T extends Nodes['type']>(type: T) => (byType.get(type) ?? []) as OfType<T>[];
  return <T extends Nodes['type']>(...types: T[]) => {
    const [first, ...others] = types;
    const found = first === undefined ? [] : [...ofType(first)];
    return others.length === 0 ? found : found.concat(...others.map(ofType));
  };
}
