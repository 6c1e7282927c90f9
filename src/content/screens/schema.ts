import * as z from 'zod';
import {numberWords} from '../../base/text/words';

const text = z.string().min(1);
/** A BQL query on the sample organization. The screen shows the labels from its RETURN. */
const query = text;

const choice = z.strictObject({
  attribute: text,
  /** The selected values. */
  values: z.array(text).optional(),
});

const list = z.strictObject({
  query,
  /** What the rows are called, in the plural: "vulnerabilities". It follows their number. */
  rows: text,
  /** The number of rows to draw. */
  shown: z.number().int().min(1).max(12).default(5),
  /** Numbers of the rows with a selected checkbox. If omitted, rows don't have checkboxes. */
  ticked: z.array(z.number().int().min(1)).optional(),
});

const chart = z.strictObject({
  title: text,
  kind: z.enum(['bars', 'columns', 'donut']),
  /** Two columns: a label and a number. */
  query,
});

/** A large number: the one in a query's first row and column, or the number of records it finds. */
const tile = z.union([
  z.strictObject({
    label: text,
    query,
    /** What follows the number: `%`. */
    unit: text.optional(),
    /** A query for the line next to the number. Two columns: a label and a number. */
    trend: query.optional(),
  }),
  /** A number that isn't about records of the data model. */
  z.strictObject({label: text, value: text, trend: z.array(z.number()).min(2).optional()}),
]);

/** Whether events are in order. A time such as "2 minutes ago" isn't compared. */
function isNewestFirst(events: {when: string}[]): boolean {
  const times = events.map(({when}) => Date.parse(when)).filter((time) => !Number.isNaN(time));
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}

export type Tile = z.output<typeof tile>;

/** A piece of a screen. Each has one key: its kind. */
export type ScreenBlock =
  | {actions: string[]}
  | {tabs: string[]; active?: string | undefined}
  | {filters: z.output<typeof choice>[]; model: string}
  | {query: string}
  | {list: z.output<typeof list>}
  | {table: {columns: string[]; rows: string[][]; isComplete?: boolean | undefined}}
  | {record: {query: string}}
  | {form: string; tab?: string | undefined; filled?: Record<string, string> | undefined}
  | {tiles: Tile[]}
  | {chart: z.output<typeof chart>}
  | {graph: {query: string; shown: number}}
  | {matrix: {title: string; query: string}}
  | {timeline: {when: string; what: string}[]}
  | {chat: ({you: string} | {assistant: string; query?: string | undefined})[]}
  | {message: string}
  | {panel: string; blocks: ScreenBlock[]}
  | {columns: ScreenBlock[][]};

const block: z.ZodType<ScreenBlock> = z.lazy(() =>
  z.union([
    /** Buttons, on the right. */
    z.strictObject({actions: z.array(text).min(1)}),
    /** Tabs. The first is open unless `active` names another. */
    z.strictObject({tabs: z.array(text).min(2), active: text.optional()}),
    /** A list's filters, by model attribute. */
    z.strictObject({filters: z.array(choice).min(1), model: text}),
    /** The query bar. */
    z.strictObject({query}),
    /** Rows with the records that a query finds. */
    z.strictObject({list}),
    /** Rows that aren't records of the data model, such as connectors or rules. */
    z.strictObject({
      table: z
        .strictObject({
          columns: z.array(text).min(1),
          rows: z.array(z.array(z.string())).min(1),
          /** Whether these are all rows, so that the title says how many. */
          isComplete: z.boolean().optional(),
        })
        .refine(({columns, rows}) => rows.every((cells) => cells.length === columns.length), {
          path: ['rows'],
          error: 'has a row with more or fewer cells than there are columns',
        }),
    }),
    /** A query's first row, with one line for each column. */
    z.strictObject({record: z.strictObject({query})}),
    /**
     * A form in src/product/facts/forms, or one of its tabs. `filled` has values by label. Other fields show their
     * example.
     */
    z.strictObject({
      form: text,
      tab: text.optional(),
      filled: z.record(z.string(), z.string()).optional(),
    }),
    /** Large numbers with their labels. */
    z.strictObject({tiles: z.array(tile).min(1)}),
    z.strictObject({chart}),
    /** A graph as Explorer draws it: each record that the query names, and a line for each step. */
    z.strictObject({
      graph: z.strictObject({query, shown: z.number().int().min(1).max(8).default(5)}),
    }),
    /** Three columns: the row, the column, and the number in that cell. */
    z.strictObject({matrix: z.strictObject({title: text, query})}),
    /** Events, newest first. */
    z.strictObject({
      timeline: z
        .array(z.strictObject({when: text, what: text}))
        .min(1)
        .refine(isNewestFirst, 'must run from the newest to the oldest event'),
    }),
    /** Questions to the assistant, and its answers. */
    z.strictObject({
      chat: z
        .array(
          z.union([
            z.strictObject({you: text}),
            z.strictObject({assistant: text, query: query.optional()}),
          ]),
        )
        .min(1),
    }),
    /** A sentence shown by the product. */
    z.strictObject({message: text}),
    /** Pieces with a title and a border. */
    z.strictObject({panel: text, blocks: z.array(block).min(1)}),
    /** Pieces side by side, if there's room. */
    z.strictObject({columns: z.array(z.array(block).min(1)).min(2).max(3)}),
  ]),
);

/** A block and all blocks inside it. */
const allOf = (block: ScreenBlock): ScreenBlock[] => {
  const inside = 'panel' in block ? block.blocks : 'columns' in block ? block.columns.flat() : [];
  return [block, ...inside.flatMap(allOf)];
};

const counted = new RegExp(`\\b(${numberWords.join('|')}) (numbers|sections)\\b`, 'gi');

/** Finds "three numbers" and "two sections" in a description whose screen has more or fewer tiles and panels. */
function* wrongCounts(says: string, blocks: ScreenBlock[]) {
  const all = blocks.flatMap(allOf);
  const numbers = all.flatMap((each) => ('tiles' in each ? [each.tiles.length] : []));
  const sections = [all.filter((each) => 'panel' in each).length];
  for (const [phrase, word = '', what = ''] of says.matchAll(counted)) {
    const drawn = what.toLowerCase() === 'numbers' ? numbers : sections;
    if (!drawn.includes(numberWords.indexOf(word.toLowerCase()) + 1))
      yield `counts "${phrase}", but the screen has ${drawn.join(' or ') || 'none'}`;
  }
}

/** `screens/<name>.yaml`: a product screen. */
export const screenSchema = z
  .strictObject({
    /** What the picture shows, in a sentence or two, for people who can't see it. */
    says: text,
    /** The menu path to the screen. `(model)` is the record that `opened` names. */
    menu: z.array(text).min(1),
    /** The name of the open record. */
    opened: text.optional(),
    blocks: z.array(block).min(1),
  })
  .superRefine(({says, blocks}, context) => {
    for (const message of wrongCounts(says, blocks))
      context.addIssue({code: 'custom', path: ['says'], message});
  });

export type Screen = z.output<typeof screenSchema>;
