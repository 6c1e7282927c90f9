import {fetchDownload} from '../../base/downloads/fetch-download';
import type {UdmDefinition} from '../../product/udm/definition';
import {Udm} from '../../product/udm/udm';
import {loadSample} from '../organization/browser';
import {graphOf} from '../organization/graph';
import {type Operations, operationsOn} from './operations';

/**
 * Fetches the data model and the sample organization. Descriptions of models and attributes are most of the data model,
 * and only completion shows them, so they're loaded with the first completion.
 *
 * @param described address of the data model with descriptions
 * @throws {Error} when the data model or the sample organization can't be loaded
 */
export async function loadOperations(described: string): Promise<Operations> {
  const [udm, fill] = await Promise.all([loadModel(), loadSample()]).catch((cause) => {
    throw new Error("The sample organization couldn't be loaded. Check your connection.", {cause});
  });
  const graph = graphOf(fill(udm));
  const operations = operationsOn({udm, graph});
  let {complete} = operations;
  let isDescribed = false;
  async function describe(): Promise<void> {
    isDescribed = true;
    try {
      ({complete} = operationsOn({udm: await fetchModel(described), graph}));
    } catch {
      // Completion works without descriptions, and requests them again.
      isDescribed = false;
    }
  }
  return {
    ...operations,
    complete(text, offset) {
      if (!isDescribed) describe();
      return complete(text, offset);
    },
  };
}

async function loadModel(): Promise<Udm> {
  const {default: definition} = await import(
    /* webpackChunkName: "data-model" */ '@generated/query-engine/default/data-model.json'
  );
  return new Udm(definition);
}

async function fetchModel(address: string): Promise<Udm> {
  return new Udm(await fetchDownload<UdmDefinition>(address));
}
