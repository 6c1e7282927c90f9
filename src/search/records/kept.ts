import type {Remember} from '../../base/memory/remember';
import type {Results} from '../../base/memory/results';
import {digestCode} from '../../content/page-inputs/read';
import {recordCode} from './code';

/** Finds records, and what is made of them, among the results of builds, as long as the code that made them is the same. */
export function rememberRecords(kept: Results): Pick<Results, 'remember' | 'knows'> {
  const code = digestCode(...recordCode);
  const remember: Remember = (name, text, make) => kept.remember(name, code + text, make);
  return {remember, knows: (name, text) => kept.knows(name, code + text)};
}
