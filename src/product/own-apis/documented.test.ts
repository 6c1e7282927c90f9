import {expect, test} from 'vitest';
import {connectOperations} from '../connect-api/document';
import {product} from '../facts';
import {documentedOperations} from './documented';

test('every Connect API request is in the sidebar, under the name of its section', () => {
  const listed = documentedOperations('docs/apis/connect-api.md');
  expect(listed.map(({title, method}) => [title, method])).toEqual(
    expect.arrayContaining(connectOperations().map(({summary, method}) => [summary, method])),
  );
  expect(listed).toContainEqual({
    title: 'Send a batch',
    href: `/docs/${product.slug}-connect-api#send-a-batch`,
    method: 'POST',
  });
});

test('a request has the heading that the page gives it', () => {
  const titles = documentedOperations('docs/apis/platform-api.md').map(({title}) => title);
  expect(titles).toEqual(['Get a token', 'Write a query']);
});
