import type {Located} from '../../base/yaml/load';
import type {modelSchema} from './schema';

/** A model's file, and where things stand in it. */
export type ModelFile = Located<ReturnType<typeof modelSchema.parse>> & {slug: string};
