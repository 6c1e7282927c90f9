import {expect, test} from 'vitest';
import {openStatements} from './open-statements';

const statement = (text: string) => ({asks: 'for it', statement: text});

test("lists the statements that the owner hasn't made, in a line", () => {
  const lines = openStatements({
    regions: statement(''),
    attestations: statement('None yet.'),
    'status-page': statement(''),
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^note: 2 empty statements .*owner-statements\.yaml.*: regions, status-page$/,
    ),
  ]);
});

test('says nothing once every statement is made', () => {
  expect(openStatements({regions: statement('One.')})).toEqual([]);
});
