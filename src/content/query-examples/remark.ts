import type {Code, Parent, Root, RootContent, Table} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Language} from '../../base/languages';
import {markdown} from '../../base/markdown/nodes';
import {projectPath} from '../../base/source/paths';
import {compileCondition} from '../../bql/condition';
import type {QueryResult} from '../../bql/evaluate/result';
import type {Dataset} from '../../bql/evaluate/values';
import {runQueryOnce} from '../../bql/run-once';
import {languageOf} from '../../product/page-files/translation';
import {inSentence} from '../../product/udm/names';
import {element, strong, text} from '../directives/nodes';
import {isNumeric, kindsOfColumns} from '../tables/result-columns';
import {textOfCell} from './cells';
import {countIn} from './count-in';
import {errorClass, isMistake} from './mistake';

interface Options {
  /** Returns the data to run queries on. Called when the first query runs. */
  dataset: () => Dataset;
}

/** The most result rows that a page shows. */
const shownRows = 5;

/**
 * A remark plugin for queries on pages. \`\`\`bql run shows the query's result for the sample organization below the
 * query: the first rows, and the number of rows. \`\`\`bcl model="Host" run shows how many records match the condition.
 * \`\`\`bql error="…" shows the messages of an intentional mistake.
 */
export default function queryExamples({dataset}: Options) {
  return (tree: Root, file: VFile) => {
    const found: {node: Code; parent: Parent}[] = [];
    visit(tree, 'code', (node, _index, parent) => {
      if (!parent || !languages.has(node.lang ?? '')) return;
      if (saysRun(node) || isMistake(node)) found.push({node, parent});
    });
    for (const {node, parent} of found) {
      const nodes = isMistake(node)
        ? errorNodes(node, dataset())
        : unsearched(resultNodes(node, dataset(), file));
      parent.children.splice(parent.children.indexOf(node) + 1, 0, ...nodes);
    }
  };
}

const languages = new Set(['bql', 'bcl']);

const saysRun = ({meta}: Code) => /(^|\s)run(\s|$)/.test(meta ?? '');

/** Returns the nodes below a fence that must run. */
function resultNodes(node: Code, dataset: Dataset, file: VFile): RootContent[] {
  const language = languageOf(projectPath(file.path));
  const nodes = node.lang === 'bcl' ? fitNodes(node, dataset) : queryNodes(node, dataset, language);
  if (Array.isArray(nodes)) return nodes;
  throw new Error(`${file.path}:${node.position?.start.line}  ${nodes.fault}`);
}

/** The nodes below a fence, or the first fault in it. */
type Answer = RootContent[] | {fault: string | undefined};

function queryNodes({value}: Code, dataset: Dataset, language: Language): Answer {
  const {result, faults} = runQueryOnce(value, dataset);
  return result ? nodesOf(result, language) : {fault: faults[0]?.message};
}

const modelOf = ({meta}: Code, {udm}: Dataset) =>
  udm.find(/\bmodel="(\w+)"/.exec(meta ?? '')?.[1] ?? '');

/** Returns the number of records of its model that match a condition. */
function fitNodes(node: Code, dataset: Dataset): Answer {
  const model = modelOf(node, dataset);
  if (!model) return {fault: 'the condition names no data model'};
  const {holds, faults} = compileCondition(node.value, model.typeName, dataset);
  if (!holds) return {fault: faults[0]?.message};
  const records = dataset.udm
    .concreteModelsOf(model.typeName)
    .flatMap(({typeName}) => [...dataset.graph.recordsOf(typeName)]);
  const [fit, all] = [records.filter(holds).length, records.length].map((count) =>
    count?.toLocaleString('en'),
  );
  return markdown(`Matches ${fit} of the ${all} ${inSentence({name: model.plural})}.`);
}

/** Returns the messages that a mistake causes, as readers see them in the editor. */
function errorNodes(node: Code, dataset: Dataset): RootContent[] {
  const model = modelOf(node, dataset);
  const {faults} = model
    ? compileCondition(node.value, model.typeName, dataset)
    : runQueryOnce(node.value, dataset);
  return faults
    .filter(({severity}) => severity === 'error')
    .map(({message}) => element('p', [strong('Error:'), text(` ${message}`)], errorClass));
}

/** Excludes nodes from search, because the sample organization's records aren't documentation. */
function unsearched(nodes: RootContent[]): RootContent[] {
  const data = {hProperties: {className: ['query-result']}};
  return nodes.map((node) => ({...node, data}));
}

function nodesOf({columns, rows, total}: QueryResult, language: Language): RootContent[] {
  if (total === 0) return markdown(countIn(language, {shown: 0, returned: 0, total}));
  const shown = rows.slice(0, shownRows);
  const kinds = kindsOfColumns(columns, shown);
  return [
    tableOf(
      [
        columns.map(({label}) => label),
        ...shown.map((cells) => cells.map((cell, index) => textOfCell(cell, kinds[index]))),
      ],
      kinds.map((kind) => (isNumeric(kind) ? 'right' : null)),
    ),
    ...markdown(countIn(language, {shown: shown.length, returned: rows.length, total})),
  ];
}

/** Cells are plain text, not Markdown, because record names can contain asterisks, brackets, and addresses. */
const tableOf = (rows: string[][], align: Table['align']): Table => ({
  type: 'table',
  align,
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
  })),
});
