import type {Page} from '@playwright/test';
import {excessWidth, violationsInBothModes} from './support/axe';
import {expect, interceptFromStart, test, visit} from './support/test';

const lessons = '/docs/bql-lessons';

/** The parts of an exercise, as a reader names them. */
function exerciseOf(page: Page, number: number) {
  const exercise = page.getByRole('group', {name: new RegExp(`^Exercise ${number} of`)});
  return {
    exercise,
    field: exercise.getByRole('textbox', {name: `Query for exercise ${number}`}),
    run: exercise.getByRole('button', {name: `Run exercise ${number}`}),
    verdict: exercise.getByRole('status').filter({hasText: /./}),
    next: exercise.getByRole('link', {name: 'Next exercise'}),
  };
}

/** Opens an exercise's editor and replaces what's in it. */
async function write(page: Page, number: number, text: string) {
  const {exercise, field} = exerciseOf(page, number);
  await field.focus();
  await expect(exercise.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a wrong result says how it differs, and a right one leads to the next exercise', async ({
  page,
}) => {
  await visit(page, lessons);
  const {exercise, run, verdict, next} = exerciseOf(page, 6);
  await write(page, 6, 'FIND Host WHERE osFamily = "Windows"');
  await page.keyboard.press('Control+Enter');
  await expect(verdict).toHaveText(
    /Not yet\. You have all 33 hosts, and 29 others\. Too many: .+ Their riskRating is High, None, or Medium\./,
  );
  await expect(exercise.getByText('First 10 of 62 rows')).toBeVisible();
  await expect(next).toHaveCount(0);

  await write(page, 6, 'FIND Host WHERE osFamily = "Windows" AND riskRating = "critical"');
  await run.click();
  await expect(verdict).toHaveText('The query has an error, so it didn’t run.');
  await exercise.getByRole('button', {name: 'Change to "Critical"'}).click();
  await run.click();
  await expect(verdict).toHaveText('Right: 33 hosts.');
  await next.click();
  await expect(page).toHaveURL(/#exercise-other-families$/);
  await expect(page.getByRole('heading', {name: 'Accept one of several values'})).toBeInViewport();
});

test('a query that is run while its editor loads runs as soon as it can', async ({page}) => {
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/query-editor*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, lessons);
  const {field, verdict} = exerciseOf(page, 1);
  await field.fill('FIND Team');
  await field.press('ControlOrMeta+Enter');
  arrive();
  await expect(verdict).toHaveText('Right: 10 teams.');
});

test('progress is kept on this device, and can be started again', async ({page}) => {
  await visit(page, lessons);
  const list = page.getByRole('navigation', {name: 'Exercises'});
  await expect(list).toContainText(/0 of \d+ done/);
  await write(page, 1, 'FIND Team');
  await page.keyboard.press('Control+Enter');
  await expect(exerciseOf(page, 1).verdict).toHaveText('Right: 10 teams.');
  await expect(exerciseOf(page, 1).exercise.getByText('Done')).toBeVisible();

  await visit(page, lessons);
  await expect(list).toContainText(/1 of \d+ done/);
  await expect(list.getByRole('link', {name: '1. List the teams, done'})).toBeVisible();
  await list.getByRole('link', {name: 'Continue'}).click();
  await expect(page).toHaveURL(/#exercise-business-services$/);

  await list.getByRole('button', {name: 'Start again'}).click();
  await expect(list).toContainText(/0 of \d+ done/);
  await list.getByRole('button', {name: 'Undo'}).click();
  await expect(list).toContainText(/1 of \d+ done/);
});

test('what is written before the editor is loaded stays, and Run runs it', async ({page}) => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  await interceptFromStart(page);
  await visit(page, lessons);
  await page.route('**/*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  const {exercise, field, run, verdict} = exerciseOf(page, 2);
  await field.fill('FIND BusinessUnit');
  await run.click();
  open();
  await expect(verdict).toHaveText(
    'Not yet. You have business units. The exercise asks for business services.',
  );
  await expect(exercise.locator('[contenteditable="true"]')).toHaveText('FIND BusinessUnit');
});

test('one hint opens after the other', async ({page}) => {
  await visit(page, lessons);
  const {exercise} = exerciseOf(page, 3);
  const hint = (number: number) => exercise.getByText(`Hint ${number}`, {exact: true});
  await expect(hint(2)).toBeHidden();
  await hint(1).click();
  await expect(exercise.getByText('You can name several models')).toBeVisible();
  await expect(hint(3)).toBeHidden();
  await hint(2).click();
  await expect(hint(3)).toBeVisible();
  await exercise.getByText('Answer', {exact: true}).click();
  await expect(exercise.getByText('FIND CodeProject|CodeRepository')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({expectedFaults: /ERR_INTERNET_DISCONNECTED/});

  test('an exercise says whether a result is right once its editor is loaded', async ({
    page,
    context,
  }) => {
    await visit(page, lessons);
    const judge = page.waitForResponse(/judge-query.*\.js/);
    await write(page, 1, 'FIND Team');
    await judge;
    await context.setOffline(true);
    await page.keyboard.press('Control+Enter');
    await expect(exerciseOf(page, 1).verdict).toHaveText('Right: 10 teams.');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page has tasks, hints, and answers, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto(lessons);
    const {exercise, field, run} = exerciseOf(page, 1);
    await expect(exercise.getByText('Which teams are there?')).toBeVisible();
    await expect(field).toBeHidden();
    await expect(run).toBeHidden();
    await exercise.getByText('Hint 1').click();
    await exercise.getByText('Answer', {exact: true}).click();
    await expect(exercise.getByText('FIND Team', {exact: true})).toBeVisible();
    await page.getByRole('link', {name: '2. List the business services'}).click();
    await expect(page.getByRole('heading', {name: 'List the business services'})).toBeInViewport();
  });
});

test.describe('in light and in dark mode', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('axe finds nothing wrong, and nothing is wider than the window', async ({page}) => {
    await visit(page, lessons);
    await write(page, 1, 'FIND Person');
    await page.keyboard.press('Control+Enter');
    await expect(exerciseOf(page, 1).verdict).toContainText('Not yet.');
    await write(page, 2, 'FIND BusinessService');
    await page.keyboard.press('Control+Enter');
    await expect(exerciseOf(page, 2).verdict).toContainText('Right:');
    expect(await violationsInBothModes(page)).toEqual([]);
    expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  });
});
