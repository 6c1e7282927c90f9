import {expect, test} from 'vitest';
import {withoutMarkdown} from './without-markdown';

test('the marks of code and bold are removed', () => {
  expect(withoutMarkdown('The list shows `mfaStatus` as **MFA enrolled**')).toBe(
    'The list shows mfaStatus as MFA enrolled',
  );
});
