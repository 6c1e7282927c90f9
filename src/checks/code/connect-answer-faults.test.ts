import {expect, test} from 'vitest';
import {connectAnswerFaults} from './connect-answer-faults';

const records = [{uid: 'a'}, {uid: 'b', criticality: 'High'}];
const issue = {index: 1, key: 'b', code: 'invalid_value', where: '/records/1/criticality'};
const result = {new: 1, modified: 0, unchanged: 0, rejected: [issue], warnings: [] as object[]};
const faults = (answer: object, status = '200') =>
  [...connectAnswerFaults(answer, status, records)].map(({wrong}) => wrong);

test('accepts responses whose parts agree', () => {
  expect(faults(result)).toEqual([]);
  expect(faults({code: 'no_such_channel', message: 'No'}, '404')).toEqual([]);
});

test.each([
  [
    'the status',
    {code: 'token_expired', message: 'Old'},
    '404',
    '"token_expired" is returned with 401',
  ],
  ['counts', {...result, new: 2}, '200', 'counts 3 records, but the request has 2'],
  ['the index', {...result, rejected: [{...issue, index: 0}]}, '200', "isn't the record at"],
  ['the key', {...result, rejected: [{...issue, key: 'c'}]}, '200', `doesn't have the key "c"`],
  [
    'the field',
    {...result, rejected: [{...issue, where: '/records/1/severity'}]},
    '200',
    `doesn't have "severity"`,
  ],
  [
    "an issue's kind",
    {...result, rejected: [{...issue, code: 'reference_pending'}]},
    '200',
    '"reference_pending" is a warning',
  ],
])('rejects a response that contradicts %s', (_, answer, status, message) => {
  expect(faults(answer, status)).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});
