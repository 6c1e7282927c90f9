import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {type DataFault, makeFault, readDataFaults} from './data-faults';

const project = () => {
  const root = mkdtempSync(path.join(tmpdir(), 'data-faults-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  writeFileSync(path.join(root, 'a.yaml'), 'one: 1\ntwo: 2\n');
  return root;
};

/** What a folder contains, with the target of each symbolic link. */
const contentOf = (root: string) =>
  Object.fromEntries(
    readdirSync(root).map((name) => {
      const file = path.join(root, name);
      const isLink = lstatSync(file).isSymbolicLink();
      return [name, isLink ? `> ${readlinkSync(file)}` : readFileSync(file, 'latin1')];
    }),
  );

const before = {'a.yaml': 'one: 1\ntwo: 2\n'};
const named = {file: 'a.yaml', kind: 'data'};

test.each<[DataFault, Record<string, string>]>([
  [{...named, find: 'two', replace: "$'"}, {'a.yaml': "one: 1\n$': 2\n"}],
  [{...named, op: 'delete'}, {}],
  [
    {...named, file: 'b.yaml', op: 'create', content: 'b: 1\n'},
    {...before, 'b.yaml': 'b: 1\n'},
  ],
  [{...named, op: 'append-bytes', content: 'e90a'}, {'a.yaml': 'one: 1\ntwo: 2\n\xe9\n'}],
  [{...named, op: 'rename', to: 'B.yaml'}, {'B.yaml': 'one: 1\ntwo: 2\n'}],
  [{...named, op: 'symlink', to: 'c.yaml'}, {'a.yaml': '> c.yaml'}],
])('makes the fault %j, and undoes it', (fault, after) => {
  const root = project();
  const undo = makeFault(fault, root);
  expect(contentOf(root)).toEqual(after);
  undo();
  expect(contentOf(root)).toEqual(before);
});

test('says which faults do not fit the files', () => {
  const root = project();
  const list = path.join(root, 'faults.json');
  const faults: DataFault[] = [
    {...named, find: 'one', replace: 'two'},
    {...named, find: ': ', replace: ' '},
    {...named, file: 'b.yaml', op: 'delete'},
    {...named, op: 'create', content: ''},
  ];
  writeFileSync(list, JSON.stringify(faults));
  expect(() => readDataFaults(list, root)).toThrow(
    [
      `${list}: case 2 finds its text 2 times in a.yaml`,
      `${list}: case 3 is about b.yaml, which doesn't exist`,
      `${list}: case 4 creates a.yaml, which exists`,
    ].join('\n'),
  );
});
