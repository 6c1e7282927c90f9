import type * as z from 'zod';
import type {
  attributeSchema,
  familiesSchema,
  modelSchema,
  renamedSchema,
  valueSetsSchema,
  verbsSchema,
} from './schema';

/** An attribute defined by a model. */
export interface Attribute extends z.output<typeof attributeSchema> {
  name: string;
}

/** A data model as defined in its YAML. Its own attributes include the ones from its traits. */
export interface Model extends Omit<z.output<typeof modelSchema>, 'attributes' | 'traits'> {
  /** The name of its file, and the end of its page's address. */
  slug: string;
  attributes: Attribute[];
}

export type Verb = z.output<typeof verbsSchema>[string];
export type Family = z.output<typeof familiesSchema>[string];
export type ChoiceValue = z.output<typeof valueSetsSchema>[string][number];
export type Renamed = z.output<typeof renamedSchema>[number];

/** The whole unified data model as plain data, which can be sent to a browser. */
export interface UdmDefinition {
  /** Sorted by slug. */
  models: Model[];
  verbs: Record<string, Verb>;
  families: Record<string, Family>;
  valueSets: Record<string, ChoiceValue[]>;
  renamed: Renamed[];
}
