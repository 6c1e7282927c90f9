import {once} from '../../base/once';
import type {UdmDefinition} from '../../product/udm/definition';
import {Udm} from '../../product/udm/udm';
import {graphOf} from '../../sample/organization/graph';
import {type Packed, unpack} from '../../sample/organization/pack';
import {Store} from '../../sample/organization/store';
import type {Library} from './library';

/** A library as plain data, so that it can be in a file. */
export interface LibrarySnapshot
  extends Pick<Library, 'name' | 'siteUrl' | 'connectors' | 'releaseEntries' | 'versions'> {
  /** The documentation's version. */
  version: string;
  /** The pages as Markdown by route. */
  markdown: Record<string, string>;
  /** The files of the search index by name. */
  index: Record<string, unknown>;
  udm: UdmDefinition;
  sample: Packed;
}

/** Returns a library that needs no files. */
export function libraryFromSnapshot({markdown, index, ...snapshot}: LibrarySnapshot): Library {
  const dataset = once(() => {
    const udm = new Udm(snapshot.udm);
    return {udm, graph: graphOf(new Store(unpack(snapshot.sample), udm))};
  });
  return {
    ...snapshot,
    markdownOf: (route) => (Object.hasOwn(markdown, route) ? markdown[route] : undefined),
    readIndex: async (name) => index[name],
    get dataset() {
      return dataset();
    },
  };
}
