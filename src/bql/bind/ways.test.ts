import {expect, it} from 'vitest';
import {udm} from '../../product/udm';
import {loadSample} from '../../sample/organization';
import {graphOf} from '../../sample/organization/graph';
import {faultsOfQuery} from '../check';
import {runQuery} from '../run';

const dataset = {udm, graph: graphOf(loadSample())};

/** Models of a query that no relationship joins. */
const unjoined = [
  ['Finding', 'BusinessUnit'],
  ['Host', 'BusinessUnit'],
  ['Vulnerability', 'BusinessUnit'],
  ['Vulnerability', 'Person'],
  ['Host', 'CveRecord'],
  ['Ticket', 'Person'],
  ['Ticket', 'Team'],
];

it.each(unjoined)('names a way first that leads from a %s record to a %s record', (from, to) => {
  const {faults} = runQuery(`FIND ${from} THAT HAS ${to}`, dataset);
  const [, way] = /other models: (THAT .*?)(?:, or|\.$)/.exec(faults[0]?.message ?? '') ?? [];
  expect(runQuery(`FIND ${from} ${way}`, dataset).result?.total).toBeGreaterThan(0);
});

it('reaches a model that was written like an attribute, rather than an attribute without values', () => {
  const {faults} = runQuery('FIND Host WHERE businessUnit = "Finance"', dataset);
  expect(faults).toMatchObject([
    {
      message:
        'Host has no attribute "businessUnit". Follow relationships: THAT SUPPORTS BusinessService THAT SUPPORTS BusinessUnit AS b, and then write b.name.',
      fix: undefined,
    },
  ]);
  expect(faultsOfQuery('FIND Host WHERE businessUnit = "Finance"', udm)[0]?.fix).toBe(
    'owners.businessUnit',
  );
});
