import {expect, it} from 'vitest';
import {hashOfOperation, operationOf} from '../../content/api-examples/link';
import {examplesOf} from './examples';

it('returns the first operation with a result below each heading, with its variables', () => {
  const page = [
    '## Find `hosts`',
    '1. Ask:\n\n   ```graphql clients result\n   {hosts {id}}\n   ```\n\n   ```json variables\n   {"a": 1}\n   ```',
    '```graphql result\n{assets {id}}\n```',
    '## A mistake',
    '```graphql error\n{host {id}}\n```',
    '## Read on',
  ].join('\n\n');
  expect(examplesOf(page)).toEqual([
    {title: 'Find hosts', query: '{hosts {id}}', variables: '{"a": 1}'},
  ]);
});

it('a link can contain any operation and its variables', () => {
  const operation = {
    query: '{\n  hosts(filter: "a = \\"b&c#%\\"") {id}\n}',
    variables: '{"ü": "+"}',
  };
  expect(operationOf(hashOfOperation(operation))).toEqual(operation);
  expect(operationOf(hashOfOperation({query: '{a}', variables: ' '}))).toEqual({
    query: '{a}',
    variables: '',
  });
  expect(operationOf('#exposure')).toBeUndefined();
});
