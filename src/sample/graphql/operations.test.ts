import {describe, expect, it} from 'vitest';
import {sample} from '../../content/directives/sample';
import {udm} from '../../product/udm';
import {apiOperationsOn} from './operations';
import {writtenString} from './string-offsets';

const api = apiOperationsOn(sample());
const run = (text: string, variables = {}) => api.runApi(text, variables);
const faults = async (text: string) =>
  (await api.checkApi(text)).map(({start, end, message, fix}) => ({
    at: text.slice(start, end),
    message,
    fix,
  }));
/** Returns what completion offers at `|`. */
async function offered(marked: string, insert = false) {
  const offset = marked.indexOf('|');
  const found = await api.completeApi(marked.replace('|', ''), offset);
  return (found?.options ?? []).map((option) =>
    insert ? (option.insert ?? option.label) : option.label,
  );
}
/** Returns the text after accepting the first option at `|`. */
async function completed(marked: string) {
  const text = marked.replace('|', '');
  const found = await api.completeApi(text, marked.indexOf('|'));
  const [option] = found?.options ?? [];
  if (!found || !option) return undefined;
  return text.slice(0, found.start) + (option.insert ?? option.label) + text.slice(found.end);
}

describe('running an operation', () => {
  it('returns data with the number of records and the size', async () => {
    const {answer, records, bytes} = await run(
      '{hosts(limit: 3) {uid} cveRecords(limit: 2) {uid}}',
    );
    expect(records).toBe(5);
    expect(bytes).toBe(JSON.stringify(answer).length);
  });

  it('gives the size in bytes, not in characters', async () => {
    const {answer, bytes} = await run('{hosts(limit: "drölf") {uid}}');
    expect(JSON.stringify(answer)).toContain('drölf');
    expect(bytes).toBe(Buffer.byteLength(JSON.stringify(answer)));
  });

  it('returns plain data that can be sent to a page', async () => {
    const {answer} = await run('{hosts(limit: 1) {uid}}');
    expect(structuredClone(answer)).toEqual(answer);
  });

  it('stops before an answer gets too large for a browser', async () => {
    const small = apiOperationsOn(sample(), 5);
    const {answer} = await small.runApi('{vulnerabilities(limit: 20) {targets {uid}}}', {});
    expect(answer).toMatchObject({
      errors: [
        {
          message:
            'The answer would have more than 5 records. Lower limit, or select fewer references.',
        },
      ],
    });
    expect(
      (await small.runApi('{vulnerabilities(limit: 2) {targets {uid}}}', {})).answer.errors,
    ).toBe(undefined);
  });

  it('says what is wrong with a document that nests too deeply', async () => {
    const {answer} = await run('{a'.repeat(40_000));
    expect(JSON.stringify(answer.errors)).toMatch(/more that 5000 tokens/);
  });
});

describe('checking an operation', () => {
  it('marks an unknown field, and fixes it', async () => {
    expect(await faults('{hosts {riskscore}}')).toEqual([
      {
        at: 'riskscore',
        message: 'Cannot query field "riskscore" on type "Host". Did you mean "riskScore"?',
        fix: 'riskScore',
      },
    ]);
  });

  it('adds the selection that a reference needs', async () => {
    const [fault] = await faults('{hosts {owners}}');
    expect(fault).toMatchObject({at: 'owners', fix: 'owners { displayName }'});
  });

  it('marks a mistake in a filter where it is, and keeps quotes escaped', async () => {
    expect(
      await faults('{hosts(filter: "riskRating = \\"critical\\" AND os EXISTS") {uid}}'),
    ).toEqual([
      {
        at: '\\"critical\\"',
        message: '"riskRating" is never "critical". Did you mean "Critical"?',
        fix: expect.stringMatching(/^(\\")?Critical(\\")?$/),
      },
    ]);
  });

  it('replaces a query in a filter with its condition', async () => {
    const [fault] = await faults('{hosts(filter: "FIND Host WHERE riskScore > 7") {uid}}');
    expect(fault).toMatchObject({at: 'FIND Host WHERE riskScore > 7', fix: 'riskScore > 7'});
  });

  it('marks the first word of a mutation, and the word of a syntax error', async () => {
    expect(await faults('mutation {a}')).toMatchObject([{at: 'mutation'}]);
    expect(await faults('FIND Host')).toMatchObject([{at: 'FIND'}]);
    expect(await faults('{hosts {uid}')).toHaveLength(1);
  });

  it('has nothing to say about a right operation, or no operation', async () => {
    expect(await faults('query Q($f: String) {hosts(filter: $f) {uid}}')).toEqual([]);
    expect(await faults(' ')).toEqual([]);
  });
});

describe('completing an operation', () => {
  it.each([
    ['|', ['query', 'fragment']],
    ['{ho|', ['hosts', 'hostImages']],
    ['{hosts {riskR|}}', ['riskRating']],
    ['{hosts {owners {emai|', ['emails']],
    ['{hosts {unknown {displ|', []],
    ['{all: hosts {ownershipS|', []],
    ['{hosts(|', ['filter', 'limit', 'skip', 'orderBy']],
    ['{hosts(limit: 2, |)', ['filter', 'skip', 'orderBy']],
    ['query Q($most: Int, $where: String) {hosts(filter: |)}', ['$where']],
    ['{hosts(filter: $f) {ownershi|}}', expect.anything()],
    ['query Q($f: Str|', ['String']],
    ['{assets {... on HostI|}}', ['HostImage']],
    ['fragment F on CveRec|', ['CveRecord']],
    ['fragment F on Host {riskRat|', ['riskRating']],
    ['{hosts @|', ['include', 'skip']],
    ['{hosts(filter: "riskRat|")}', ['riskRating']],
    ['{hosts(orderBy: "riskSc|")}', ['riskScore', 'riskScoringModel', 'baseRiskScore']],
  ])('%s', async (marked, options) => {
    expect((await offered(marked)).slice(0, 4)).toEqual(options);
  });

  it('inserts a reference with a field, unless it has its own', async () => {
    expect(await completed('{hosts {owner|}}')).toBe('{hosts {owners { displayName }}}');
    expect(await completed('{hos| {uid}}')).toBe('{hosts {uid}}');
    expect(await completed('{hosts(filt|)}')).toBe('{hosts(filter: )}');
  });

  it('escapes quotes in a filter', async () => {
    const inserted = await offered('{hosts(filter: "status = |")}', true);
    expect(inserted).toContain('\\"Confirmed active\\"');
  });

  it('offers only what a condition can have in a filter', async () => {
    const options = await offered('{hosts(filter: "riskScore > 7 |")}');
    expect(options).toContain('AND');
    expect(options).not.toContain('RETURN');
    expect(options).not.toContain('THAT');
  });

  it('never throws, wherever a reader types', async () => {
    const text =
      'query Q($f: String) { hosts(filter: "os = \\"a\\"") { ... on Host { owners @skip(if: true) { uid } } } }';
    for (let offset = 0; offset <= text.length; offset += 1) {
      await api.completeApi(text, offset);
      await api.completeApi(text.slice(0, offset), offset);
      await api.describeApi(text, offset);
    }
  });
});

describe('describing a name', () => {
  it('says what a field, an argument, and a type mean', async () => {
    const text = '{hosts(filter: "a") {owners {uid} ... on Host {os}}}';
    const at = (word: string) => api.describeApi(text, text.indexOf(word) + 1);
    expect(await at('owners')).toMatchObject({
      name: 'Host.owners',
      type: '[Person!]!',
      namedType: 'Person',
      description: udm.attributeOf('Host', 'owners')?.description,
    });
    expect(await at('filter')).toMatchObject({name: 'filter', type: 'String'});
    expect(await at('Host')).toMatchObject({name: 'Host'});
    expect(await api.describeApi(text, 0)).toBeUndefined();
  });
});

it('knows where each character of a string is written', () => {
  const {value, offsets} = writtenString('a\\"\\u0041b', 10);
  expect(value).toBe('a"Ab');
  expect(offsets).toEqual([10, 11, 13, 19, 20]);
});
