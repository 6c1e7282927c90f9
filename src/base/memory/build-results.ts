import path from 'node:path';
import {once} from '../once';
import {packagesVersion} from './memory';
import {openResults} from './results';

/** What earlier builds made. A key names all that a result is made from, apart from packages, so that it stays right. */
export const buildResults = once(() =>
  openResults(path.resolve('.cache/build/results.txt'), packagesVersion('.')),
);
