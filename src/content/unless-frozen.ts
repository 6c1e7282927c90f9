import type {Pluggable, Processor} from 'unified';
import type {VFile} from 'vfile';
import {withSlashes} from '../base/source/paths';
import {frozenVersionOf} from '../product/doc-versions/frozen-file';

/** A remark or rehype plugin, and the transformer that it makes. */
type MakeTransform = (this: Processor, ...options: unknown[]) => Transform | undefined;
type Transform = (tree: unknown, file: VFile) => undefined;

/**
 * Makes a plugin skip the pages of frozen versions. Those are finished: what the product adds to a page was added when
 * they were frozen, and today's product would add something else.
 *
 * @param pluggable a plugin that changes trees, alone or with its options
 */
export function unlessFrozen(pluggable: Pluggable): Pluggable {
  const [plugin, ...options] = [pluggable].flat() as [MakeTransform, ...unknown[]];
  return function skipFrozen(this: Processor) {
    const transform = plugin.apply(this, options);
    return (tree: unknown, file: VFile) =>
      frozenVersionOf(withSlashes(file.path)) ? undefined : transform?.(tree, file);
  } as Pluggable;
}
