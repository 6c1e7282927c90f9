import {expect, test} from 'vitest';
import {closing, opening, stringLiterals} from './string-literals';

const texts = (code: string, language: 'javascript' | 'python') =>
  stringLiterals(code, language).map(({text}) =>
    text.replaceAll(opening, '«').replaceAll(closing, '»'),
  );

test('reads Python strings', () => {
  const code = `# "no"
X = f"{URL}/api/{os.environ['A']}" + r"a\\b"; h["A-B"] = 'it\\'s'
Q = """
query { a }
"""`;
  expect(texts(code, 'python')).toEqual([
    "«URL»/api/«os.environ['A']»",
    'a\\b',
    'A-B',
    "it's",
    '\nquery { a }\n',
  ]);
});

test('reads JavaScript strings, but not regular expressions', () => {
  const code = `const a = \`\${u}/x/\${f("y")}\`; // "no"\nb.replace(/"/g, 'c'); d = {"A-B": 1};`;
  expect(texts(code, 'javascript')).toEqual(['«u»/x/«f("y")»', 'c', 'A-B']);
});

test('returns the positions of the strings', () => {
  const [literal] = stringLiterals('x = "ab"', 'python');
  expect(literal).toEqual({text: 'ab', start: 4, end: 8});
});
