import {expect, test} from 'vitest';
import {readablePath} from './readable-path';

test.each([
  ['/docs/roles', '/docs/roles'],
  ['/', '/'],
  ['/docs/', '/docs/'],
  ['/docs/r%6Fles', '/docs/roles'],
  ['/docs%2Froles', '/docs/roles'],
  ['//evil.example/docs', '/evil.example/docs'],
  ['/%2F/evil.example', '/evil.example'],
  ['/docs//roles', '/docs/roles'],
  ['/docs/roles.html', '/docs/roles'],
  ['/docs/roles/index.html', '/docs/roles'],
  ['/index.html', '/'],
  ['/docs/100%', '/docs/100%25'],
  ['/docs/%FF', '/docs/%25FF'],
  ['/docs/what%3F%23', '/docs/what%3F%23'],
  ['/docs/caf%c3%a9', '/docs/caf%C3%A9'],
])('normalizes %s to %s', (address, path) => {
  expect(readablePath(address)).toBe(path);
  expect(readablePath(path)).toBe(path);
});
