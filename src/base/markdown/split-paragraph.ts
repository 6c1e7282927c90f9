import type {Paragraph} from 'mdast';

/** The end of a sentence, before another one or before what isn't plain text, such as a link. */
const end = /[.?!] (?=[A-Z]|$)/g;

/**
 * Splits a paragraph after its first sentence, or before its last. A paragraph of one sentence isn't split.
 *
 * @returns the paragraphs, one or two
 */
export function splitParagraph(paragraph: Paragraph, place: 'first' | 'last'): Paragraph[] {
  const {children} = paragraph;
  const ends = children.flatMap((node, index) =>
    node.type === 'text'
      ? [...node.value.matchAll(end)]
          .map((match) => ({index, at: match.index + match[0].length, value: node.value}))
          .filter(({at, value}) => at < value.length || index < children.length - 1)
      : [],
  );
  const found = ends.at(place === 'first' ? 0 : -1);
  if (!found) return [paragraph];
  const {index, at, value} = found;
  const before = {type: 'text' as const, value: value.slice(0, at).trimEnd()};
  const after = {type: 'text' as const, value: value.slice(at)};
  return [
    {...paragraph, children: [...children.slice(0, index), before]},
    {
      ...paragraph,
      children: [...(after.value ? [after] : []), ...children.slice(index + 1)],
    },
  ];
}
