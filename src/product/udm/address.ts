import type {Model} from './definition';

/** The folder of the reference pages: below the project's root, and as a route. */
export const pageFolder = 'docs/reference/udm';

/** The file of a model's reference page. */
export const pageFileOf = ({slug}: Model) => `${pageFolder}/${slug}.md`;

/** The route of a model's reference page. */
export const routeOf = ({slug}: Pick<Model, 'slug'>) => `/${pageFolder}/${slug}`;

/** The anchor of an attribute, on the page of the model that defines it. */
export const anchorOf = (attribute: string) => `attribute-${attribute}`;
