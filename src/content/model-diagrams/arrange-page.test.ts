import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {markdown} from '../../base/markdown/nodes';
import {element, text} from '../directives/nodes';
import arrangePage from './arrange-page';

function arranged(children: RootContent[], frontMatter: object): RootContent[] {
  const tree: Root = {type: 'root', children};
  arrangePage()(tree, new VFile({data: {frontMatter}}));
  return tree.children;
}

it('begins with a sentence that defines the model', () => {
  const page = markdown('A host is a machine. A switch is not.\n\nMore. And more.');
  expect(arranged(page, {model: 'Host'}).map((node) => textOf(node))).toEqual([
    'A host is a machine.',
    'A switch is not.',
    'More. And more.',
  ]);
  expect(arranged(markdown('One. Two.'), {})).toHaveLength(1);
});

it('folds inherited attributes by ancestor, and says what is inside', () => {
  const item = (name: string, value: string) => element(name, [text(value)]);
  const attributes = ['a', 'b', 'c', 'd', 'e'].map((name) => item('dd', `${name} text`));
  const list = element(
    'dl',
    [item('dt', 'From Asset'), ...attributes, item('dt', 'From Base'), item('dd', 'id text')],
    'inherited',
  );
  const folds = arranged([...markdown('# Host'), list], {model: 'Host'}).slice(1);
  expect(folds.map(({data}) => data?.hName)).toEqual(['details', 'details']);
  expect(folds.map((fold) => textOf(fold))).toEqual([
    'From Asset 5 attributes: a, b, c, d, …a textb textc textd texte text',
    'From Base 1 attribute: idid text',
  ]);
});
