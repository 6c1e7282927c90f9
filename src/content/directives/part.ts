import type {RootContent} from 'mdast';

/** The information that a derived part can use. */
export interface DirectiveContext {
  /** The directive's attributes: `{of: 'finding'}` for `::statuses{of="finding"}`. */
  attributes: Record<string, string | null | undefined>;
  /** The attributes of every directive with the same name on the page, including this one. */
  onPage: Record<string, string | null | undefined>[];
  /** The attributes of every directive on the page, by directive name. */
  byName: Record<string, Record<string, string | null | undefined>[]>;
  /** The front matter of the page with the directive. */
  frontMatter: Record<string, unknown>;
  /** Writes a text of the interface in the page's language. Each `{name}` is replaced with its value. */
  say: (text: string, values?: Record<string, string>) => string;
}

/**
 * Makes the nodes that replace the directive.
 *
 * @throws {Error} when an attribute is missing or has an unknown value; the message says what to write
 */
export type Directive = (context: DirectiveContext) => RootContent[];
