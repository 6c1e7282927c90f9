import type {PhrasingContent, RootContent, TableCell} from 'mdast';

/** Builds the Markdown nodes of derived parts, which is many times faster than parsing Markdown. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

export const lineBreak: PhrasingContent = {type: 'break'};

/** @param id an anchor on the link itself */
export const link = (url: string, children: PhrasingContent[], id?: string): PhrasingContent => ({
  type: 'link',
  url,
  children,
  ...(id && {data: {hProperties: {id}}}),
});

/** Makes an HTML element that mdast has no node for. remark-rehype reads `hName`. */
export function element(hName: string, children: RootContent[], className?: string): RootContent {
  const hProperties = className ? {className: [className]} : {};
  return {type: 'paragraph', data: {hName, hProperties}, children} as RootContent;
}

/** Does the same inside a line. */
export const inlineElement = (hName: string, children: PhrasingContent[], className?: string) =>
  ({
    type: 'emphasis',
    data: {hName, hProperties: className ? {className: [className]} : {}},
    children,
  }) as PhrasingContent;

export const heading = (depth: 2 | 3 | 4, value: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

export const paragraph = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});

/** Makes a bulleted list with one line per item. */
export const listOf = (items: PhrasingContent[][], className?: string): RootContent => ({
  type: 'list',
  ...(className && {data: {hProperties: {className: [className]}}}),
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    children: [{type: 'paragraph', children}],
  })),
});

/** What a reader has to do about a field, or whether a response always has it. */
export type FieldNote = 'Required' | `Required ${string}` | 'Optional' | 'Read only' | 'Always';

/** A field of a form, or of a request or a response. */
export interface ListedField {
  name: PhrasingContent[];
  type?: PhrasingContent[];
  /** Where a request has it: `path`, `query`, or `header`. */
  place?: string;
  note?: FieldNote;
  /** What else the field's first line shows, such as its default. */
  value: PhrasingContent[];
  about: PhrasingContent[];
  /** Lines below the meaning. */
  details?: RootContent[];
}

/** Makes a line below a field's meaning. The space is for readers of the text, such as search. */
export const detail = (name: string, content: PhrasingContent[]): RootContent =>
  element('div', [text(` ${name}: `), ...content]);

/**
 * Makes a list of fields: the name and its notes in a line, and the meaning below.
 *
 * @param more what else is below the meaning of the field with the same index
 */
export const fieldList = (fields: ListedField[], more: RootContent[][] = []): RootContent =>
  element(
    'dl',
    fields.flatMap(({name, type = [], place, note, value, about, details = []}, index) => [
      element('dt', [
        ...name,
        ...(type.length > 0 ? [text(' '), inlineElement('span', type, 'type')] : []),
        ...(place ? [text(' '), inlineElement('small', [text(place)])] : []),
        ...(note
          ? [
              text(' '),
              inlineElement('small', [text(note)], note === 'Required' ? 'required' : undefined),
            ]
          : []),
        ...(value.length > 0 ? [text(' '), inlineElement('span', value)] : []),
      ]),
      element('dd', [...about, ...details, ...(more[index] ?? [])]),
    ]),
    'fields',
  );

type Cell = string | PhrasingContent[] | TableCell;

/** Makes a table whose cells are strings or nodes. Numbers are on the right, except in the first column. */
export function tableOf(header: string[], rows: Cell[][], className?: string): RootContent {
  const cell = (content: Cell): TableCell => {
    if (typeof content === 'string') return {type: 'tableCell', children: [text(content)]};
    return Array.isArray(content) ? {type: 'tableCell', children: content} : content;
  };
  const isNumeric = (column: number) =>
    column > 0 && rows.length > 0 && rows.every((cells) => isNumber(cells[column]));
  return {
    type: 'table',
    align: header.map((_, column) => (isNumeric(column) ? 'right' : null)),
    children: [header, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
    ...(className && {data: {hProperties: {className: className.split(' ')}}}),
  };
}

const isNumber = (content: Cell | undefined) =>
  typeof content === 'string' && /^[+−-]?\d[\d,]*(\.\d+)?$/.test(content);

/** Makes a sentence where only `code` is marked up. */
export function sentence(value: string): PhrasingContent[] {
  return value
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 0 ? text(part) : code(part)))
    .filter((node) => node.type !== 'text' || node.value !== '');
}

/** Joins lists of nodes with a separator. */
export const join = (lists: PhrasingContent[][], separator: string): PhrasingContent[] =>
  lists.flatMap((nodes, index) => (index === 0 ? nodes : [text(separator), ...nodes]));
