import {keywordReference} from '../../../bql/reference/keywords';
import {code, link, sentence, tableOf} from '../nodes';
import type {Directive} from '../part';

/** `::bql-keywords`: every keyword of BQL with what it does, where it goes, and a link to what explains it. */
export const bqlKeywords: Directive = () => [
  tableOf(
    ['Keyword', 'What it does', 'Where it goes'],
    Object.entries(keywordReference).map(([keyword, {meaning, stands, page}]) => [
      [link(page, [code(keyword)])],
      sentence(meaning),
      sentence(stands),
    ]),
  ),
];
