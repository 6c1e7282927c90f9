/** A heading (level 2 to 6) or a text (level 0) on a page, below a heading with an anchor. */
interface Piece {
  level: number;
  anchor: string;
  text: string;
}

/**
 * Returns the objectID of a piece of a page. The same ID is computed for records and for the engine's hits, because
 * storing it would make the index half again as large. Headings are identified by their anchor and texts by their
 * content, so a change elsewhere on the page doesn't affect them.
 *
 * @param url the page's address, which is also the ID of the page's own record
 * @param before the preceding pieces; a repeated piece in the same place gets a different ID
 */
export function objectId(url: string, piece: Piece, before: readonly Piece[]): string {
  const {level, anchor, text} = piece;
  const place = anchor ? `${url}#${anchor}` : url;
  const id = level > 0 && anchor ? place : `${place}/${level || ''}${hash(text)}`;
  const twins = before.filter(
    (other) => other.level === level && other.anchor === anchor && other.text === text,
  ).length;
  return twins > 0 ? `${id}-${twins}` : id;
}

/**
 * FNV-1a, because the engine can't wait for the browser's asynchronous hashes:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length.toString(36)}${(value >>> 0).toString(36)}`;
}
