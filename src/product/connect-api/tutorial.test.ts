import type {Code} from 'mdast';
import {describe, expect, test} from 'vitest';
import {labelOf} from '../../content/tabs/fence-tabs';
import type {Options} from './testing/api';
import {fencesOf, missing, type Reader, startReader} from './testing/reader';
import {misfits} from './validate';

const fences = fencesOf('docs/apis/connect-import.md');

const clients = {
  cURL: {needs: ['bash', 'curl', 'jq'], program: 'bash connect.sh'},
  Python: {needs: ['bash', 'python3'], program: 'python3 connect.py'},
  JavaScript: {needs: ['bash', 'node'], program: 'node connect.mjs'},
};

const isOutput = ({lang, meta}: Code) => lang === 'text' && meta === 'output';
const isCommand = ({meta}: Code) => /(?:^|\s)run(?:\s|$)/.test(meta ?? '');

/** Starts a simulated reader who's stopped when the test ends. */
type Start = (options?: Partial<Options>) => Promise<Reader>;

// The clients run in parallel, because readers wait for their programs, and some programs wait for a busy server.
describe.concurrent.each(Object.entries(clients))(
  'the tutorial with %s',
  (language, {needs, program}) => {
    const without = missing(needs);
    if (without.length > 0) console.warn(`not run with ${language}: no ${without.join(', ')}`);
    const mine = fences.filter((fence) => [language, undefined].includes(labelOf(fence)));

    const following = (what: string, run: (start: Start) => Promise<void>) =>
      test.skipIf(without.length > 0 && !process.env.CI)(
        what,
        ({onTestFinished}) =>
          run(async (options) => {
            const reader = await startReader(options);
            onTestFinished(reader.leave);
            return reader;
          }),
        60_000,
      );

    /** Returns a reader who has saved every file on the page. */
    async function withFiles(start: Start, options?: Partial<Options>): Promise<Reader> {
      const reader = await start(options);
      mine.forEach(reader.save);
      return reader;
    }

    following('prints what the page shows, step by step', async (start) => {
      const reader = await start();
      const typed = new Set<Code>();
      let command: Code | undefined;
      for (const fence of mine) {
        reader.save(fence);
        if (isCommand(fence)) command = fence;
        if (!isOutput(fence) || !command) continue;
        typed.add(command);
        // An output without its own command belongs to the previous command, run again.
        const {output, errors, failed} = await reader.type(command.value);
        expect(errors).toBe('');
        expect(output).toBe(`${fence.value}\n`);
        expect(failed).toBe(output.includes('1 rejected'));
      }
      expect([...typed]).toEqual(mine.filter(isCommand));
      expect(recordsOf(reader)).toEqual(converted);
      expect(reader.server.faults).toEqual([]);
    });

    following('waits and repeats where the server is busy', async (start) => {
      const {server, type} = await withFiles(start, {failures: [429, 503]});
      const {output} = await type(`${program} send findings fixed.json`);
      expect(output).toBe(
        'findings: 0 new, 0 modified, 0 unchanged, 1 rejected\nrejected tidemark-8f21: a new record needs definition\n',
      );
      expect(server.log).toEqual(['login 200', 'sendBatch 429', 'sendBatch 503', 'sendBatch 200']);
      expect(server.faults).toEqual([]);
    });

    following('logs in again when its token has expired', async (start) => {
      const hours = [0];
      const now = () => new Date((hours.shift() ?? 2) * 3_600_000);
      const {server, type} = await withFiles(start, {now});
      await type(`${program} send findings fixed.json`);
      expect(server.log.slice(0, 3)).toEqual(['login 200', 'sendBatch 401', 'login 200']);
    });

    following('says why a request was refused', async (start) => {
      const {type} = await withFiles(start);
      const {output, errors, failed} = await type(`${program} send nothing fixed.json`);
      expect(output + errors).toContain('Status 404: No such object: "nothing"');
      expect(failed).toBe(true);
    });

    following('fails without a file, and with a wrong password', async (start) => {
      const {server, type, save} = await withFiles(start);
      expect((await type(`${program} send findings none.json`)).failed).toBe(true);
      save({
        type: 'code',
        meta: 'title="connect-login.json"',
        value: '{"username": "pentest-import", "password": "wrong"}',
      });
      expect((await type(`${program} send findings fixed.json`)).failed).toBe(true);
      expect(server.log).toEqual(['login 200', 'login 401']);
    });

    following('reads what a spreadsheet writes: a byte order mark, and CR LF', async (start) => {
      const {type, save, read} = await withFiles(start);
      const csv = read('applications.csv').trim().replaceAll('\n', '\r\n');
      save({type: 'code', meta: 'title="applications.csv"', value: `\uFEFF${csv}\r`});
      const command = mine.find(isCommand)?.value.split('\n')[0] ?? '';
      expect((await type(command)).errors).toBe('');
      expect(JSON.parse(read('applications.json')).records).toEqual(converted.applications);
    });

    following('splits a file into batches', async (start) => {
      const {type, save} = await withFiles(start);
      const records = Array.from({length: 1001}, (_, index) => ({uid: `app-${index}`}));
      save({type: 'code', meta: 'title="many.json"', value: JSON.stringify({records})});
      const {output} = await type(`${program} send applications many.json`);
      expect(output.match(/\d+ new/g)).toEqual(['1000 new', '1 new']);
    });
  },
);

/** Returns the records that the converters wrote. */
function recordsOf({read}: Reader) {
  const records = (name: string) => JSON.parse(read(name)).records;
  return {
    applications: records('applications.json'),
    definitions: records('definitions.json'),
    findings: records('findings.json'),
  };
}

const shownFinding = fences.find(({meta}) => meta?.includes('connect="Finding"'))?.value ?? '{}';

/** The output of every converter for the samples. */
const converted = {
  applications: [
    {
      uid: 'app-shop',
      name: 'Web shop',
      internetFacing: true,
      criticality: 'Mission critical',
      owners: ['jo.lind@acme.example'],
      productionUrl: 'https://shop.acme.example',
      tags: ['pci', 'customer'],
    },
    {
      uid: 'app-hr',
      name: 'HR portal, internal',
      internetFacing: false,
      criticality: 'Important',
      owners: ['dana.cole@acme.example'],
      tags: ['hr'],
    },
    {
      uid: 'app-wiki',
      name: 'Wiki',
      internetFacing: false,
      criticality: 'Low',
      productionUrl: 'https://wiki.acme.example',
    },
  ],
  definitions: [
    {
      uid: 'TM-SQLI',
      name: 'SQL injection',
      severity: 'Critical',
      cweIds: ['CWE-89'],
      recommendation: 'Use prepared statements.',
    },
    {
      uid: 'TM-HSTS',
      name: 'HSTS header missing',
      severity: 'None',
      cweIds: ['CWE-319'],
      recommendation: 'Send Strict-Transport-Security.',
    },
  ],
  findings: [
    JSON.parse(shownFinding),
    expect.objectContaining({uid: 'tidemark-8f22', definition: 'TM-HSTS', severity: 'None'}),
  ],
};

test("the converters' output matches the schemas", () => {
  const faults = [
    ...converted.applications.flatMap((record) => misfits('Application', record)),
    ...converted.definitions.flatMap((record) => misfits('Definition', record)),
  ];
  expect(faults).toEqual([]);
});
