import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {text} from 'node:stream/consumers';
import {languagesBuild} from '../e2e/languages/address';
import {servicesBuild, siteBase, siteUrl} from '../e2e/services/address';
import {buildFaults} from '../src/checks/build-log';

/** What one step counted. */
interface Count {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  command: string;
  /** Whether output is shown live: the step takes minutes, and no other step runs at the same time. */
  isLive?: boolean;
  /** Additional environment variables. */
  variables?: Record<string, string>;
  /** Counts from its report; without this, the step counts as one. */
  count?: () => Count;
  /** Faults found in the output of a command that succeeded. */
  faultsIn?: (log: string) => string[];
}

const cache = '.cache';
const total: Count = {passed: 0, failed: 0};
const failures: string[] = [];

/**
 * Builds the site and fails on what Docusaurus only warns about.
 *
 * @param variant a folder of `e2e` with its own configuration
 * @param outDir where the variant is built
 */
function build(title: string, variant?: string, outDir?: string): Step {
  const options = variant
    ? ` --config e2e/${variant}/docusaurus.config.ts --out-dir ${outDir}`
    : '';
  return {
    title,
    command: `npx docusaurus build${options}`,
    variables: {
      // The bundler's cache also keeps module numbers, so only builds without it are compared.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // Builds that run at the same time would overwrite each other's generated files.
      ...(variant && {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${variant}`}),
    },
    faultsIn: buildFaults,
  };
}

async function main() {
  rmSync(cache, {recursive: true, force: true});
  mkdirSync(cache, {recursive: true});

  // Most steps keep one core busy, so two run side by side.
  await Promise.all([
    inTurn(
      build('Build the site'),
      {title: 'Weigh the pages', command: 'npx tsx src/publish/budgets/cli.ts build'},
      {title: 'Build it again elsewhere and compare', command: 'npm run test:reproducible'},
      {title: 'Build it for a product of another name', command: 'npm run test:renamed'},
    ),
    inTurn(
      {title: 'Check the pages', command: 'npm run check'},
      {title: 'Check the types', command: 'npm run typecheck'},
      {title: 'Check code style', command: 'npm run lint'},
      {
        title: 'Run the unit tests',
        command: `npx vitest run --reporter=default --reporter=json --outputFile.json=${cache}/unit.json`,
        count: unitCount,
      },
      build('Build the site with every service, under a path', 'services', servicesBuild),
      {title: 'Build a few pages with an earlier version', command: 'npx tsx e2e/versions/make.ts'},
      build('Build a few pages in two languages', 'languages', languagesBuild),
    ),
  ]);
  await inTurn(
    {
      title: 'Add the server for assistants to the builds',
      command: `npx tsx src/mcp/download/cli.ts --quick build ${servicesBuild}`,
    },
    {
      title: 'Make the copy of the site that opens from a folder',
      command: 'npx tsx src/offline/cli.ts --quick build',
    },
    {
      title: 'Make the same of the site under a path',
      command: `npx tsx src/offline/cli.ts --quick ${servicesBuild}`,
      variables: {SITE_URL: siteUrl, SITE_BASE: siteBase},
    },
    {
      title: 'List the files for offline reading',
      command: `npx tsx src/app/offline-reading/cli.ts ${servicesBuild}`,
    },
    {
      title: 'Compress the builds and check their server rules',
      command: `npx tsx src/publish/deploy/cli.ts --quick build ${servicesBuild}`,
    },
    {
      title: 'Run the browser tests',
      command: 'npx playwright test',
      isLive: true,
      count: browserCount,
    },
  );

  for (const failure of failures) console.log(`FAILED  ${failure}`);
  const summary = `${total.passed} passed, ${total.failed} failed`;
  console.log(summary);
  writeFileSync(`${cache}/summary.txt`, `${summary}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Runs steps one after another, and shows each one's output when it ends. */
async function inTurn(...steps: Step[]) {
  for (const step of steps) await run(step);
}

/** Runs a command and adds its counts. */
async function run({title, command, isLive, variables, count, faultsIn}: Step) {
  const begun = performance.now();
  const child = spawn(command, {
    shell: true,
    env: {...process.env, ...variables},
    stdio: isLive ? 'inherit' : 'pipe',
  });
  // Separate: output to one would break up a warning on the other.
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [[status], ...written] = await Promise.all([once(child, 'close'), ...streams]);
  const log = written.join('');
  const faults = faultsIn?.(log) ?? [];
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log([`\n=== ${title}, ${seconds} s: ${command}`, log, ...faults].join('\n'));
  add(title, status === 0 && faults.length === 0, count);
}

function add(title: string, ok: boolean, count?: () => Count) {
  const counted = count?.() ?? {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
  // A runner that failed before running a test counted nothing, but the step still failed.
  if (!ok && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (counted.failed > 0) failures.push(title);
}

function unitCount(): Count {
  const report = readReport('unit.json');
  return {passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0};
}

function browserCount(): Count {
  const {stats = {}} = readReport('browser-tests.json');
  const {expected = 0, flaky = 0, unexpected = 0} = stats;
  return {passed: expected + flaky, failed: unexpected};
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: {expected?: number; flaky?: number; unexpected?: number};
}

/** A runner that crashed leaves no report. */
function readReport(name: string): Report {
  try {
    return JSON.parse(readFileSync(`${cache}/${name}`, 'utf8'));
  } catch {
    return {};
  }
}

main();
