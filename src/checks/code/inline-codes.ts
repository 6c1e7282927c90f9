import type {InlineCode, Nodes, Parent, Root, Table, TableCell} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {once, oncePer} from '../../base/once';
import {udm} from '../../product/udm';
import {modelsInProse, modelsNamedIn, modelsTitled} from '../facts/named-models';
import {type CheckedPage, isWritten} from '../page';

/** Code inside a sentence or a cell, and the models that it can be about. */
export interface PlacedCode {
  node: InlineCode;
  /** Returns the type names of the data models that it can be about, nearest first. There's at least one. */
  models: () => string[];
  /** Returns the same for its whole page. */
  modelsOfPage: () => string[];
  /** Whether it shows a mistake: it's in a column for mistakes, or "is an error" follows it. */
  isMistake: boolean;
  /** The title of its column in a table. Outside a table, empty. */
  column: string;
  /** The text of the heading above it. Empty before the first heading. */
  heading: string;
}

/** Titles of table columns that show mistakes. */
const mistakeColumns = ['You wrote', 'Instead of', 'Not'];

/**
 * Finds a page's inline code and the models that each piece can be about. In a table row whose first cell is a
 * model's name, that's this model. On a model's page, it's that model and the models that the section names. On any
 * other page, it's the models that the page names, with the section's models first. If the page doesn't name any, it
 * can be any model.
 */
export const inlineCodesOf = oncePer((page: CheckedPage): PlacedCode[] => {
  // Most inline code is a file name or an address, so its models are rarely needed.
  const ofPage = once(() => {
    const models = modelsOn(page, page.tree);
    return models.length > 0 ? models : udm.models.map(({typeName}) => typeName);
  });
  return sectionsOf(page.tree).flatMap((section) => codesIn(section, page, ofPage));
});

/** The parts of a page between headings. Each part begins with its heading. */
function sectionsOf(tree: Root): Root[] {
  const sections: Root[] = [{type: 'root', children: []}];
  for (const node of tree.children) {
    if (node.type === 'heading') sections.push({type: 'root', children: []});
    sections.at(-1)?.children.push(node);
  }
  return sections;
}

function codesIn(section: Root, page: CheckedPage, ofPage: () => string[]): PlacedCode[] {
  const [first] = section.children;
  const heading = first?.type === 'heading' ? textOf(first) : '';
  const ofSection = once(() => modelsOn(page, section));
  const codes: PlacedCode[] = [];

  function add(parent: Parent, models: () => string[], column = '') {
    visit(parent, 'inlineCode', (node, index = 0, within?: Parent) => {
      if (!isWritten(node)) return;
      const isMistake =
        mistakeColumns.includes(column) || isCalledError(within?.children[index + 1]);
      codes.push({node, models, modelsOfPage: ofPage, isMistake, column, heading});
    });
  }

  /** Models named in the same paragraph or row come before the section's other models. */
  const near = (block: Parent) =>
    once(() => {
      const others = page.kind === 'model' ? [] : ofPage();
      return [...new Set([...modelsOn(page, block), ...ofSection(), ...others])];
    });

  function addRows({children: rows}: Table) {
    const columns = rows[0]?.children.map((cell) => textOf(cell)) ?? [];
    for (const row of rows) {
      const nearRow = near(row);
      const models = once(() => {
        const titled = modelsTitledBy(row.children[0]);
        return titled.length > 0 ? titled : nearRow();
      });
      for (const [index, cell] of row.children.entries()) add(cell, models, columns[index]);
    }
  }

  visit(section, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading') add(node, near(node));
    else if (node.type === 'table') addRows(node);
    else return CONTINUE;
    return SKIP;
  });
  return codes;
}

/** The models in a cell that contains only their names: in bold, as code, or as links to their pages. */
function modelsTitledBy(cell: TableCell | undefined): string[] {
  const isTitle = cell?.children.every((node) => node.type !== 'text' || node.value === ', ');
  return cell && isTitle ? modelsTitled(textOf(cell)) : [];
}

/** The page's own model, and the models that a part of its text names. */
function modelsOn({path, frontMatter}: CheckedPage, text: Parent): string[] {
  const own = udm.find(String(frontMatter.data.model ?? ''));
  const named = [...modelsNamedIn(text, path), ...modelsInProse(text)];
  return [...new Set([...(own ? [own.typeName] : []), ...named])];
}

const isCalledError = (next: Nodes | undefined) =>
  next?.type === 'text' && /^\s+(?:is an error|is refused)\b/.test(next.value);
