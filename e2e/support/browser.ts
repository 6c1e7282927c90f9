import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {attempt, installFromDebian} from './debian';

/** Chromium without windows, which starts and loads pages in two thirds of the time; Debian's package of that name. */
const headless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests, and fetches one where none is installed:
 * `CHROMIUM_PATH`, Chromium without windows (installed, or Debian's package as root), an installed Chromium or Chrome,
 * Playwright's download.
 *
 * @returns path of the executable
 * @throws {Error} saying what to do when none can be had
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no such file exists. Correct it or unset it.`);
  }
  const found =
    installed([headless]) ?? fromDebian() ?? installed(names, applications) ?? fromPlaywright();
  if (found) return found;
  throw new Error(
    [
      'The browser tests need Chromium or Chrome, and none could be found or fetched. Do one of these:',
      '  - install Chromium or Chrome with your package manager;',
      '  - set CHROMIUM_PATH to the executable;',
      '  - run `npx playwright install chromium` where its download is reachable.',
    ].join('\n'),
  );
}

/** The first of some commands or files that exists. */
function installed(commands: string[], files: string[] = []): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...files].find((candidate) => existsSync(candidate));
}

function fromDebian(): string | undefined {
  return installFromDebian([headless]) ? installed([headless]) : undefined;
}

function fromPlaywright(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium found: asking Playwright to download one.');
  return attempt('npx', ['playwright', 'install', 'chromium'])
    ? chromium.executablePath()
    : undefined;
}
