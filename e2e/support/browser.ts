import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests, and fetches one where none is installed:
 * `CHROMIUM_PATH`, an installed Chromium or Chrome, Debian's package (as root), Playwright's download.
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
  const found = installed() ?? fromDebian() ?? fromPlaywright();
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

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...applications].find((candidate) => existsSync(candidate));
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing the Debian package.');
  const fetched =
    attempt('apt-get', ['update', '-qq']) &&
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  return fetched ? installed() : undefined;
}

function fromPlaywright(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('No Chromium found: asking Playwright to download one.');
  return attempt('npx', ['playwright', 'install', 'chromium'])
    ? chromium.executablePath()
    : undefined;
}

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
    return true;
  } catch {
    return false;
  }
}
