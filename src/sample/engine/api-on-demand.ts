import type {Dataset} from '../../bql/evaluate/values';
import type {Udm} from '../../product/udm/udm';
import type {ApiOperations} from '../graphql/operations';
import {notLoaded} from './not-loaded';

/**
 * Returns GraphQL's operations, whose code is loaded with the first use: readers who only write BQL never load it.
 *
 * @param loadDescribed loads the data model with descriptions, which only completion and `describeApi` show. If it
 *   can't be loaded, they show names, and the next use tries again
 */
export function apiOnDemand(dataset: Dataset, loadDescribed: () => Promise<Udm>): ApiOperations {
  let loading: Promise<ApiOperations> | undefined;
  let describing: Promise<ApiOperations> | undefined;

  async function load(udm: Udm): Promise<ApiOperations> {
    const {apiOperationsOn} = await import(
      /* webpackChunkName: "graphql-engine" */ '../graphql/operations'
    ).catch(notLoaded('GraphQL'));
    return apiOperationsOn({...dataset, udm});
  }

  /** @throws {NotLoaded} with a message for readers */
  function api(): Promise<ApiOperations> {
    loading ??= load(dataset.udm).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function described(): Promise<ApiOperations> {
    describing ??= loadDescribed()
      .then(load)
      .catch(() => {
        describing = undefined;
        return api();
      });
    return describing;
  }

  return {
    loadApi: async (describes) => (await (describes ? described() : api())).loadApi(),
    runApi: async (...args) => (await api()).runApi(...args),
    checkApi: async (...args) => (await api()).checkApi(...args),
    completeApi: async (...args) => (await described()).completeApi(...args),
    describeApi: async (...args) => (await described()).describeApi(...args),
  };
}
