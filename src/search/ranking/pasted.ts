import type {Slot} from '../index/query';

/** What programs write and readers hardly type: `{"error": …`, `user_id`, `clientId`, `TF401289`, `403`. */
const written = /[:{}()[\]<>"=]|\w_\w|\p{Ll}\p{Lu}|\p{L}\d|\b\d{3,}\b/u;
const fewestWords = 6;

/**
 * Whether a query is a message that a reader pasted, such as a line from a log. Most of its words, such as names and
 * times, aren't on the page that explains it, and the others are all over the site. Shorter queries are found as they
 * are.
 *
 * @param text the query
 * @param slots its words
 */
export const isPasted = (text: string, slots: Slot[]): boolean =>
  slots.filter(({optional}) => !optional).length >= fewestWords && written.test(text);
