import type {Element} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import {plain} from '../../publish/markdown-copies/plain';
import connectorDiagram from './connector-diagram';

const objectsOf = (...rows: string[]) => `## Data retrieved

| Connector object | Required | Acme source | Data model | Sync |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`;

const tickets =
  'Alert ticket, Dynamic code ticket, Manual ticket, Open source ticket, Pentest ticket, Static code ticket, Violation ticket, Vulnerability ticket';

const statuses = `| In Acme | In the product |
| --- | --- |
| \`open\` | **Active**, then **Confirmed active** |
| \`done\` | **Fixed**. Only a request makes it **False positive** |`;

const mapping = `## Attribute mapping

### Asset to host

| Source field | Data-model attribute | Conversion | Example |
| --- | --- | --- | --- |
| \`id\` | \`uid\`, \`name\` | Unchanged | \`9bd2\` |
| \`os\` | \`os\` | Unchanged | \`Ubuntu\` |`;

const twoObjects = objectsOf(
  '| Asset | Yes | `/assets` | Host | Full |',
  '| Issue | No | `/issues` | Vulnerability, Vulnerability definition | Full |',
);

/** A page of a connector after the plugin. */
function pageOf(...sections: string[]): Root {
  const tree: Root = {type: 'root', children: markdown(sections.join('\n\n'))};
  const file = new VFile();
  file.data.frontMatter = {title: 'Acme Scanner', connector: {}};
  connectorDiagram()(tree, file);
  return tree;
}

const diagramsIn = ({children}: Root) =>
  children.filter(
    (node): node is Paragraph => node.type === 'paragraph' && node.data?.drawingSays !== undefined,
  );

/** The drawing of a page: for each row, its classes, its objects, and its models, with their notes. */
function rowsOf(page: Root) {
  const [diagram] = diagramsIn(page);
  const rows: {classes: unknown; sides: string[][]}[] = [];
  visit(
    {type: 'root', children: diagram?.data?.hChildren ?? []} as never,
    'element',
    (node: Element) => {
      const lists = node.children.filter((child): child is Element => 'tagName' in child);
      if (node.tagName !== 'li' || lists[0]?.tagName !== 'ul') return;
      rows.push({
        classes: node.properties.className,
        sides: lists.map(({children}) => children.map((child) => textOf(child as Element))),
      });
    },
  );
  return rows;
}

test('shows what each object becomes, with the attributes that it fills', () => {
  const rows = rowsOf(pageOf(twoObjects, mapping));
  expect(rows.map(({sides}) => sides)).toEqual([
    [['Asset 3 attributes'], ['Host Asset']],
    [['Issue'], ['Vulnerability Finding', 'Vulnerability definition']],
  ]);
});

test('an object leads to its mapping, and a data model to its page', () => {
  const [diagram] = diagramsIn(pageOf(twoObjects, mapping));
  const drawing = JSON.stringify(diagram?.data?.hChildren);
  expect(drawing).toContain('"#asset-to-host"');
  expect(drawing).toContain('"/docs/reference/udm/vulnerability-definition"');
});

test('objects that become the same model share an arrow', () => {
  const page = pageOf(
    objectsOf(
      '| User | Yes | `/users` | Account | Full |',
      '| Policy | No | `/policies` | Cloud resource | Full |',
      '| Role | No | `/roles` | Account | Full |',
    ),
    mapping,
  );
  expect(rowsOf(page).map(({sides}) => sides)).toEqual([
    [['User', 'Role'], ['Account Asset']],
    [['Policy'], ['Cloud resource Asset']],
  ]);
});

test('all kinds of tickets are one, and their arrow leads both ways', () => {
  const page = pageOf(objectsOf(`| Incident | No | \`/incidents\` | ${tickets} | Full |`), mapping);
  expect(rowsOf(page)).toEqual([{classes: ['two-way'], sides: [['Incident'], ['Ticket 8 kinds']]}]);
});

test('more than nine objects are grouped by what they become', () => {
  const models = ['Host', 'Site', 'Host', 'Device', 'Domain', 'Subnet', 'Cluster', 'Package'];
  const rows = [...models, 'Person', 'Alert'].map(
    (model, i) => `| O${i} | No | x | ${model} | Full |`,
  );
  expect(rowsOf(pageOf(objectsOf(...rows), mapping)).map(({sides}) => sides)).toEqual([
    [
      ['O0', 'O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7'],
      ['Assets', 'Host', 'Site', 'Device', 'Domain', 'Subnet', 'Cluster', 'Package'],
    ],
    [['O8'], ['Person']],
    [['O9'], ['Alert Finding']],
  ]);
});

test("readers who can't see it get it in words, as does the Markdown copy", () => {
  const page = pageOf(twoObjects, statuses, mapping);
  const [diagram] = diagramsIn(page);
  const says =
    'What data from Acme Scanner becomes. Asset becomes Host. Issue becomes Vulnerability and Vulnerability definition. States in Acme Scanner become Active, Confirmed active, or Fixed.';
  expect(diagram?.data?.hProperties?.ariaLabel).toBe(says);
  expect(plain([diagram as never])).toMatchObject([{children: [{value: `Picture: ${says}`}]}]);
});

test('begins the section', () => {
  const {children} = pageOf(twoObjects, mapping);
  const heading = children.findLastIndex((node) => node.type === 'heading' && node.depth === 2);
  expect(children[heading + 1]).toHaveProperty('data.hName', 'figure');
});

test('leaves alone a section with a picture of its own, and a page that lists no objects', () => {
  const picture = mapping.replace('mapping\n', 'mapping\n\n![What it says](./img/acme.svg)\n');
  expect(diagramsIn(pageOf(twoObjects, picture))).toEqual([]);
  const nothing = '## Data retrieved\n\nNot applicable: it reads nothing.';
  expect(diagramsIn(pageOf(nothing, mapping))).toEqual([]);
});

test('has no id and no inline style, which a strict content security policy would reject', () => {
  const [diagram] = diagramsIn(pageOf(twoObjects, statuses, mapping));
  expect(JSON.stringify(diagram?.data?.hChildren)).not.toMatch(/"(style|id)":/);
});
