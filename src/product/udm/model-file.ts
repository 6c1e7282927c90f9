import type {Located} from '../../base/yaml/load';
import type {modelSchema} from './schema';

/** A model's file, with the positions of its content. */
export type ModelFile = Located<ReturnType<typeof modelSchema.parse>> & {slug: string};
