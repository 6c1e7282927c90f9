import type {RootContent} from 'mdast';

/** What a derived part can look at. */
export interface DirectiveContext {
  /** The directive's attributes: `{of: 'finding'}` for `::statuses{of="finding"}`. */
  attributes: Record<string, string | null | undefined>;
  /** Those of every directive of the same name on the page, this one included. */
  onPage: Record<string, string | null | undefined>[];
  /** Front matter of the page that holds the directive. */
  frontMatter: Record<string, unknown>;
}

/**
 * Makes the nodes that take the directive's place.
 *
 * @throws {Error} when an attribute is missing or names nothing; the message says what to write
 */
export type Directive = (context: DirectiveContext) => RootContent[];
