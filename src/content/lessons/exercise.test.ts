import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import exercises from './remark';

const exercise = (inside: string, id = '{#a}') => `:::exercise${id}\n${inside}\n:::\n`;
const hints = '- Think.\n- Write.';
const answer = '```bql\nFIND Host\n```';
const whole = exercise(`Which hosts?\n\n${hints}\n\n${answer}`);

interface Node {
  name?: string;
  type: string;
  value?: string;
  attributes?: {name: string; value: string}[];
  children?: Node[];
}

function transformed(text: string): Node[] {
  const processor = unified().use(remarkParse).use(remarkDirective).use(exercises);
  const file = new VFile({path: 'docs/bql/x.md', value: text});
  return (processor.runSync(processor.parse(file), file) as Node).children ?? [];
}

const attributesOf = ({attributes = []}: Node) =>
  Object.fromEntries(attributes.map(({name, value}) => [name, value]));

it('an exercise becomes a component with its answer, its number, and the next exercise', () => {
  const found = transformed(`${whole}\n${whole.replace('#a', '#b')}`).filter(
    ({name}) => name === 'Exercise',
  );
  expect(found.map(attributesOf)).toEqual([
    {name: 'a', answer: 'FIND Host', number: '1', total: '2', next: 'b'},
    {name: 'b', answer: 'FIND Host', number: '2', total: '2', next: ''},
  ]);
});

it('a hint contains the next hint, and the answer is on its own', () => {
  const [, , found] = transformed(whole);
  const titles = (node: Node): unknown =>
    node.name === 'Help'
      ? [attributesOf(node).title, ...(node.children ?? []).map(titles)]
      : node.type;
  expect(found?.children?.map(titles)).toEqual([
    'paragraph',
    ['Hint 1', 'paragraph', ['Hint 2', 'paragraph']],
    ['Answer', 'code'],
  ]);
});

it('loads nothing on a page without exercises', () => {
  expect(transformed('Text').map(({type}) => type)).toEqual(['paragraph']);
});

it.each([
  [exercise(`Which?\n\n${hints}\n\n${answer}`, ''), 'needs a name for stored progress'],
  [exercise(`${hints}\n\n${answer}`), 'needs a task'],
  [exercise(`Which?\n\n- Think.\n\n${answer}`), 'a list of two or three hints'],
  [exercise(`Which?\n\n${hints}`), 'needs its answer after the hints'],
])('says what is missing, and where: %s', (text, message) => {
  expect(() => transformed(`Text\n\n${text}`)).toThrow(message);
  expect(() => transformed(`Text\n\n${text}`)).toThrow('docs/bql/x.md:3  :::exercise');
});
