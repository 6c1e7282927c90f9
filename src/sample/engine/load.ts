import {fetchDownload} from '../../base/downloads/fetch-download';
import type {UdmDefinition} from '../../product/udm/definition';
import {Udm} from '../../product/udm/udm';
import {loadSample} from '../organization/browser';
import {graphOf} from '../organization/graph';
import {apiOnDemand} from './api-on-demand';
import {type Operations, operationsOn} from './operations';
import {loadRe2, withRe2} from './re2-on-demand';

/**
 * Fetches the data model and the sample organization. Descriptions of models and attributes are most of the data model,
 * and only completion, help, and the list of models show them, so they're loaded with the first request for them.
 *
 * @param address where the data model with descriptions is
 * @throws {Error} when the data model or the sample organization can't be loaded
 */
export async function loadOperations(address: string): Promise<Operations> {
  const [udm, fill] = await Promise.all([loadModel(), loadSample()]).catch((cause) => {
    throw new Error("The sample organization couldn't be loaded. Check your connection.", {cause});
  });
  const graph = graphOf(fill(udm));
  const operations = operationsOn({udm, graph});
  const loadDescribed = () => fetchModel(address);
  let latest = operations;
  let described: Promise<typeof operations> | undefined;
  /** Returns operations that know the descriptions. If they can't be loaded, the next request tries again. */
  function describe(): Promise<typeof operations> {
    described ??= loadDescribed().then(
      (model) => {
        latest = operationsOn({udm: model, graph});
        return latest;
      },
      () => {
        described = undefined;
        return operations;
      },
    );
    return described;
  }
  return withRe2({
    ...operations,
    prepare() {
      operations.prepare();
      loadRe2().catch(() => {});
      describe();
    },
    ...apiOnDemand({udm, graph}, loadDescribed),
    complete(text, offset) {
      describe();
      return latest.complete(text, offset);
    },
    describe: async (typeName) => (await describe()).describe(typeName),
    search: async (text) => (await describe()).search(text),
    help: async (text, offset) => (await describe()).help(text, offset),
  });
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
