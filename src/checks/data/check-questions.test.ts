import {expect, test} from 'vitest';
import {page} from '../faults-of';
import {formatFault, run} from '../run';
import {createSite} from '../site';
import {checkQuestions} from './check-questions';

async function faultsOf(questions: string) {
  const site = createSite({
    'docs/guides/topic/title.md': page('## Assign a role'),
    'docs/guides/topic/_questions.yml': questions,
  });
  const {faults} = await run({test: checkQuestions}, site);
  return faults.map(formatFault);
}

const three = 'title.md:\n  page: [promote a user, more rights]\n  assign-a-role: [make admin]\n';

test('accepts questions that lead to a page and its sections', async () => {
  expect(await faultsOf(three)).toEqual([]);
});

test('asks for questions that lead to a page', async () => {
  const [fault] = await faultsOf('title.md:\n  page: [promote a user]\n');
  expect(fault).toContain('search can find the page by 1 questions');
  expect(fault).toContain('docs/guides/topic/_questions.yml');
});

test.each([
  ["a page that doesn't exist", `${three}titel.md:\n  page: [abc]\n`, 'did you mean "title.md"?'],
  [
    "a section that doesn't exist",
    `${three}  asign-a-role: [abc]\n`,
    'did you mean "assign-a-role"?',
  ],
  ['a question twice', three.replace('make admin', 'promote a user'), 'twice'],
  ['a list in place of sections', 'title.md: [promote a user]\n', 'title.md'],
])('rejects %s', async (_, questions, message) => {
  expect((await faultsOf(questions)).join('\n')).toContain(message);
});

test('names the line of a section that does not exist', async () => {
  const [fault] = await faultsOf(`${three}  asign-a-role: [abc]\n`);
  expect(fault).toMatch(/^docs\/guides\/topic\/_questions\.yml:4 /);
});

test("says of a page why its questions can't be read", async () => {
  const found = await faultsOf(three.replace('make admin', 'x'.repeat(81)));
  expect(found.join('\n')).toMatch(
    /topic\/title\.md:1 {2}the page's questions can't be read: title\.md > assign-a-role > 0: .*fix docs\/guides\/topic\/_questions\.yml/,
  );
});
