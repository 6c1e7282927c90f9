import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {buildFaults} from '../src/checks/build-log';

/** What a step of the run counted. */
interface Count {
  passed: number;
  failed: number;
}

const cache = '.cache';
const total: Count = {passed: 0, failed: 0};
const failures: string[] = [];

rmSync(cache, {recursive: true, force: true});
mkdirSync(cache, {recursive: true});

step('Check the pages', 'npm run check');
step('Check the types', 'npm run typecheck');
step('Check code style', 'npm run lint');
step(
  'Run the unit tests',
  `npx vitest run --reporter=default --reporter=json --outputFile.json=${cache}/unit.json`,
  unitCount,
);
// What the bundler keeps between builds keeps the numbers of modules, too: only builds without it are compared.
rmSync('node_modules/.cache', {recursive: true, force: true});
build('Build the site', 'docusaurus build');
step('Weigh the pages', 'npx tsx src/budgets/cli.ts build');
step('Build it again elsewhere, and compare', 'npm run test:reproducible');
build(
  'Build the site with every service on',
  'docusaurus build --config e2e/services/docusaurus.config.ts --out-dir build-services',
);
build(
  'Build the site with hosted search',
  'docusaurus build --config e2e/hosted/docusaurus.config.ts --out-dir build-hosted',
);
step(
  'Compress the builds and check what servers are told about them',
  'npx tsx src/deploy/cli.ts --quick build build-services build-hosted',
);
step('Run the browser tests', 'npx playwright test', browserCount);

for (const failure of failures) console.log(`FAILED  ${failure}`);
const summary = `${total.passed} passed, ${total.failed} failed`;
console.log(summary);
writeFileSync(`${cache}/summary.txt`, `${summary}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a command and adds what it counted; without a count of its own, the step counts as one. */
function step(title: string, command: string, count?: () => Count) {
  console.log(`\n=== ${title}: ${command}`);
  const {status} = spawnSync(command, {shell: true, stdio: 'inherit'});
  add(title, status === 0, count);
}

/** Builds the site and fails on what Docusaurus only warns about. */
function build(title: string, command: string) {
  console.log(`\n=== ${title}: ${command}`);
  const {status, stdout, stderr} = spawnSync(`npx ${command}`, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const log = stdout + stderr;
  console.log(log);
  writeFileSync(`${cache}/build.log`, log, {flag: 'a'});
  const faults = buildFaults(log);
  for (const fault of faults) console.log(fault);
  add(title, status === 0 && faults.length === 0);
}

function add(title: string, ok: boolean, count?: () => Count) {
  const counted = count?.() ?? {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
  // A runner that failed before it ran a test has counted nothing; the step still failed.
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

/** A runner that died leaves no report. */
function readReport(name: string): Report {
  try {
    return JSON.parse(readFileSync(`${cache}/${name}`, 'utf8'));
  } catch {
    return {};
  }
}
