import {expect, test} from 'vitest';
import {listFiles} from '../base/source/paths';
import {reactPages} from './react-pages';

test('every page written in React has a title and a description, and every listed page exists', () => {
  const files = listFiles('src/pages').filter(
    (file) => file.endsWith('.tsx') && !file.startsWith('_'),
  );
  const routes = files.map((file) => `/${file.replace(/(^index)?\.tsx$/, '')}`);
  expect(reactPages.map(({route}) => route).sort()).toEqual(routes.sort());
});
