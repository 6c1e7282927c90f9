import type {GraphRecord} from '../../../../bql/graph';

/** Outlines of marks, 18 units wide around 0: circle, square, diamond, triangle, hexagon. */
const outlines = [
  'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  'M-7-7h14v14h-14z',
  'M0-10L10 0L0 10L-10 0z',
  'M0-9L9.5 7.5H-9.5z',
  'M-9 0L-4.5-8H4.5L9 0L4.5 8H-4.5z',
];

/** How the records of a model are drawn. */
export interface Kind {
  typeName: string;
  count: number;
  outline: string;
  /** The place of its color in the style sheet. */
  color: number;
}

/**
 * Gives each model a shape and a color, in the order in which they come. There are five of each. After 25 models, they
 * repeat; the record's model is also in its name for screen readers, and in its panel.
 *
 * @param known the shapes and colors of models that have some already
 */
export function kindsOf(
  records: readonly GraphRecord[],
  known?: ReadonlyMap<string, Kind>,
): Map<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const {typeName} of records) {
    const at = kinds.size;
    const first = known?.get(typeName);
    const kind = kinds.get(typeName) ??
      (first && {...first, count: 0}) ?? {
        typeName,
        count: 0,
        outline: outlines[at % outlines.length] ?? '',
        color: (at + Math.floor(at / outlines.length)) % outlines.length,
      };
    kinds.set(typeName, {...kind, count: kind.count + 1});
  }
  return kinds;
}
