import {expect, it} from 'vitest';
import {jsonFault} from './json-fault';

it.each([
  ['', undefined],
  ['{}', undefined],
  ['{"a": [1, -2.5e3, true, null, {"b": "c \\" d"}]}', undefined],
  ['[1]', ['[', 'Variables are a JSON object, such as {"limit": 5}.', undefined]],
  ['{limit: 5}', ['limit', 'Put limit in double quotes.', '"limit"']],
  ['{"limit": 5,}', [',', 'Remove the comma before }.', '']],
  ['{"a": 1 "b": 2}', ['"b"', 'Expected a comma or } before "b".', undefined]],
  ['{"a" 1}', ['1', 'Expected a colon after "a", but found 1.', undefined]],
  ['{"a": \'b\'}', ["'b'", 'Put text in double quotes: "b".', '"b"']],
  ['{"a": True}', ['True', 'In JSON, True is true.', 'true']],
  ['{"a": "b}', ['"b}', 'The text needs a closing double quote on its line.', undefined]],
  ['{"a": 1', ['1', '} is missing at the end.', undefined]],
  ['{"a": 1}}', ['}', 'Nothing can follow the last brace.', undefined]],
])('%s', (text, expected) => {
  const fault = jsonFault(text);
  expect(fault && [text.slice(fault.start, fault.end), fault.message, fault.fix]).toEqual(expected);
});

it('agrees with JSON.parse about what is right', () => {
  const texts = [
    '{"a":1}',
    '{"a":01}',
    '{"a":.5}',
    '{"a":1.}',
    '{"a":"\\u00e4"}',
    '{"a":[1,]}',
    '{,}',
    '{"a":"\\x"}',
  ];
  for (const text of texts) {
    let isRight = true;
    try {
      JSON.parse(text);
    } catch {
      isRight = false;
    }
    expect([text, jsonFault(text) === undefined]).toEqual([text, isRight]);
  }
});
