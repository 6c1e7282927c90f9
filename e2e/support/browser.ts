import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {attempt, installFromDebian} from './debian';

/** Headless Chromium, which starts and loads pages in two-thirds of the time; the name of Debian's package. */
const headless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests, and fetches one if none is installed:
 * `CHROMIUM_PATH`, headless Chromium (installed, or Debian's package as root), an installed Chromium or Chrome, or
 * Playwright's download.
 *
 * @returns the executable's path
 * @throws {Error} saying what to do if none is available
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but that file doesn't exist. Correct or unset it.`);
  }
  const found =
    installed([headless]) ?? fromDebian() ?? installed(names, applications) ?? fromPlaywright();
  if (found) return found;
  throw new Error(
    [
      'The browser tests need Chromium or Chrome, but none could be found or fetched. Do one of these:',
      '  - install Chromium or Chrome with your package manager;',
      '  - set CHROMIUM_PATH to the executable;',
      '  - run `npx playwright install chromium` if its download is available.',
    ].join('\n'),
  );
}

/** The first command or file that exists. */
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
