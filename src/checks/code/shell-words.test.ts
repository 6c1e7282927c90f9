import {expect, test} from 'vitest';
import {shellCommands} from './shell-words';

const wordsOf = (script: string) =>
  shellCommands(script).map(({words}) => words.map(({text}) => text));

test('reads quoted words and continued lines', () => {
  expect(
    wordsOf('curl -s "$URL/a b" \\\n  --data \'{"a": 1}\' # to\'do\nls > out; cd "x\\"y"'),
  ).toEqual([
    ['curl', '-s', '$URL/a b', '--data', '{"a": 1}'],
    ['ls', 'out'],
    ['cd', 'x"y'],
  ]);
});

test('reads commands in substitutions, pipes, and groups', () => {
  expect(wordsOf('T=$(curl "$U/x" | jq .a) && (echo "$(date +%s)-a")')).toEqual([
    ['curl', '$U/x'],
    ['jq', '.a'],
    ['T=$(curl "$U/x" | jq .a)'],
    ['date', '+%s'],
    ['echo', '$(date +%s)-a'],
  ]);
});

test('reads the input of a command', () => {
  const [curl, jq] = shellCommands('curl --data @- <<\'JSON\'\n{"a": 1}\nJSON\njq .a <<< "$PAGE"');
  expect(curl?.input).toEqual({text: '{"a": 1}\n', offset: 24});
  expect(curl?.words.map(({text}) => text)).toEqual(['curl', '--data', '@-']);
  expect(jq?.input?.text).toBe('$PAGE');
});

test('continues after a case pattern, and accepts an unclosed quote', () => {
  expect(wordsOf('case $s in\n  401) log_in ;;\nesac')).toContainEqual(['log_in']);
  expect(wordsOf('echo "a')).toEqual([['echo', 'a']]);
});
