import type {Model} from './definition';

/** The folder of the reference pages, relative to the project's root and as a route. */
export const pageFolder = 'docs/reference/udm';

/** Returns the file of a model's reference page. */
export const pageFileOf = ({slug}: Model) => `${pageFolder}/${slug}.md`;

/** Returns the route of a model's reference page. */
export const routeOf = ({slug}: Pick<Model, 'slug'>) => `/${pageFolder}/${slug}`;

/** Returns an attribute's anchor on the page of the model that defines it. */
export const anchorOf = (attribute: string) => `attribute-${attribute}`;
