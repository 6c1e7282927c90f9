/** A heading (level 2 to 6) or a text (level 0) of a page, below a heading with an anchor. */
interface Piece {
  level: number;
  anchor: string;
  text: string;
}

/**
 * Makes the objectID of a piece of a page: the same in the records and, made again, in the engine's hits, whose
 * index would grow by half if it held the ids. A heading is known by its anchor, a text by what it says, so that
 * a change elsewhere on the page moves neither.
 *
 * @param url address of the page, which is also the id of the page's own record
 * @param before the pieces before it; one that says the same in the same place gets an id of its own
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

/** FNV-1a, because the engine can't wait for the browser's own hashes: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return `${text.length.toString(36)}${(value >>> 0).toString(36)}`;
}
