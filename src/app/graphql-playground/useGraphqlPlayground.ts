import {usePlaygroundWith} from '../playground/usePlayground';

const fetchEditor = async () =>
  (await import(/* webpackChunkName: "graphql-editor" */ './GraphqlPlayground')).default;

/** Loads the GraphQL playground on request: its editors and, at the same time, the engine with its records. */
export const useGraphqlPlayground = () => usePlaygroundWith(fetchEditor);
