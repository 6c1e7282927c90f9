import * as z from 'zod';

const text = z.string().min(1);
/** A BQL query on the sample organization; with RETURN, its labels are what the screen shows. */
const query = text;

const choice = z.strictObject({
  attribute: text,
  /** What is chosen in it. */
  values: z.array(text).optional(),
});

const list = z.strictObject({
  query,
  /** What the rows are, in the plural: "vulnerabilities". It stands behind their number. */
  rows: text,
  /** How many rows are drawn. */
  shown: z.number().int().min(1).max(12).default(5),
  /** Numbers of rows whose box is ticked; omitted, rows have no box. */
  ticked: z.array(z.number().int().min(1)).optional(),
});

const chart = z.strictObject({
  title: text,
  kind: z.enum(['bars', 'columns', 'line', 'donut']),
  /** Two columns: a label and a number. */
  query,
});

/** A piece of a screen. Each has one key, its kind. */
export type ScreenBlock =
  | {actions: string[]}
  | {tabs: string[]; active?: string | undefined}
  | {filters: z.output<typeof choice>[]; model: string}
  | {query: string}
  | {list: z.output<typeof list>}
  | {table: {columns: string[]; rows: string[][]}}
  | {record: {query: string}}
  | {form: string; tab?: string | undefined; filled?: Record<string, string> | undefined}
  | {tiles: {label: string; query: string}[]}
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
    /** Tabs, the first one open unless `active` names another. */
    z.strictObject({tabs: z.array(text).min(2), active: text.optional()}),
    /** The filters of a list, by attributes of the model. */
    z.strictObject({filters: z.array(choice).min(1), model: text}),
    /** The bar that holds a query. */
    z.strictObject({query}),
    /** Records that a query finds, in rows. */
    z.strictObject({list}),
    /** Rows that are no records of the data model, such as connectors or rules. */
    z.strictObject({
      table: z.strictObject({columns: z.array(text).min(1), rows: z.array(z.array(z.string()))}),
    }),
    /** The first row that a query finds, one line for each of its columns. */
    z.strictObject({record: z.strictObject({query})}),
    /** A form of src/product/facts/forms, or one tab of it; `filled` by label, else each field has its example. */
    z.strictObject({
      form: text,
      tab: text.optional(),
      filled: z.record(z.string(), z.string()).optional(),
    }),
    /** Large numbers: the number in the first row and column of each query, or how many records it finds. */
    z.strictObject({tiles: z.array(z.strictObject({label: text, query})).min(1)}),
    z.strictObject({chart}),
    /** What Explorer draws: each record that the query names, and a line for each step. */
    z.strictObject({
      graph: z.strictObject({query, shown: z.number().int().min(1).max(8).default(5)}),
    }),
    /** Three columns: the row, the column and the number in their cell. */
    z.strictObject({matrix: z.strictObject({title: text, query})}),
    /** What happened, the newest first. */
    z.strictObject({timeline: z.array(z.strictObject({when: text, what: text})).min(1)}),
    /** Questions and answers of the assistant. */
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
    /** A sentence that the product says. */
    z.strictObject({message: text}),
    /** Pieces with a title and a border. */
    z.strictObject({panel: text, blocks: z.array(block).min(1)}),
    /** Pieces side by side, where there is room. */
    z.strictObject({columns: z.array(z.array(block).min(1)).min(2).max(3)}),
  ]),
);

/** `screens/<name>.yaml`: a screen of the product. */
export const screenSchema = z.strictObject({
  /** What the picture says, in a sentence or two, for those who don't see it. */
  says: text,
  /** Titles of the menu path that leads to it. `(model)` stands for the record that `opened` names. */
  menu: z.array(text).min(1),
  /** The name of the record that is open. */
  opened: text.optional(),
  blocks: z.array(block).min(1),
});

export type Screen = z.output<typeof screenSchema>;
