import {keywordReference} from '../../../bql/reference/keywords';
import {code, link, sentence, tableOf} from '../nodes';
import type {Directive} from '../part';

/** `::bql-keywords`: every BQL keyword, with its purpose, its position, and a link to its explanation. */
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
