import {expect, test} from 'vitest';
import {udm} from '../../product/udm';
import {generate} from './generate';
import {readInput} from './input';
import {checkReferences} from './references/check';
import {type DataFile, type Input, schemas} from './schema/input';

type Change = (input: Input) => void;

/** Returns the sample organization's input with a mistake in it. */
function changed(change: Change): Input {
  const {at, ...values} = readInput();
  const input = {...structuredClone(values), at};
  change(input);
  return input;
}

const line = String.raw`src\/sample\/organization\/data\/organization\.yaml:\d+ {2}`;

test.each<[string, Change, string]>([
  [
    'an owner',
    ({organization}) => Object.assign(organization.businessUnits[0] ?? {}, {owner: 'Hanna Brand'}),
    `${line}no person is called "Hanna Brand" {2}did you mean "Hanna Brandt"`,
  ],
  [
    'a manager who comes later',
    ({organization}) => Object.assign(organization.people[1] ?? {}, {manager: 'Erik Sund'}),
    `${line}no person further up is called "Erik Sund" {2}name one of organization.yaml`,
  ],
  [
    'a role',
    ({organization}) => organization.users[0]?.roles.push('Emperor'),
    `${line}no role is called "Emperor"`,
  ],
  [
    'a definition',
    ({stories}) => Object.assign(stories.requests[0] ?? {}, {definition: 'CVE-1999-0001'}),
    String.raw`stories\.yaml:\d+ {2}no definition is called "CVE-1999-0001"`,
  ],
  [
    'a status of a ticket',
    ({stories}) => Object.assign(stories.tickets[0] ?? {}, {status: 'Blocked'}),
    String.raw`stories\.yaml:\d+ {2}no status of a ticket is called "Blocked" {2}(did you mean|name one of src/product/facts/statuses\.yaml)`,
  ],
  [
    'a host with a story',
    ({systems}) => systems.states.late.push('db-99'),
    String.raw`systems\.yaml:\d+ {2}no host is called "db-99"`,
  ],
  [
    'an attribute in a condition',
    ({organization}) =>
      organization.findingProfiles[0]?.condition.splice(0, 1, {
        path: 'type.exploitedByAttackers',
        is: true,
      }),
    `${line}no attribute is called "exploitedByAttackers" in the path "type.exploitedByAttackers" of Finding`,
  ],
  [
    'a value of a choice in a condition',
    ({organization}) => Object.assign(organization.technologies[0] ?? {}, {value: 'Window'}),
    `${line}"osFamily" is never "Window" {2}did you mean "Windows"`,
  ],
  [
    'a type of value in a condition',
    ({policy}) =>
      policy.riskFactors[0]?.condition.splice(0, 1, {path: 'targets.internetFacing', is: 'yes'}),
    String.raw`policy\.yaml:\d+ {2}"targets\.internetFacing" is never a text`,
  ],
  [
    'a cloud resource',
    ({systems}) => systems.specialResources.bank.push('bank-statement'),
    String.raw`systems\.yaml:\d+ {2}no cloud resource is called "bank-statement" {2}did you mean "bank-statements"`,
  ],
  [
    'a catalog entry by its key',
    ({knowledge}) => Object.assign(knowledge.techniquesOf, {T9999: []}),
    String.raw`knowledge\.yaml:\d+ {2}no attack technique is called "T9999"`,
  ],
])(
  "a file that refers to %s that doesn't exist is reported with its line",
  (_what, change, fault) => {
    expect(() => checkReferences(changed(change))).toThrow(new RegExp(fault));
  },
);

test('all missing names are reported together', () => {
  const input = changed(({organization}) => {
    organization.people = organization.people.filter(({name}) => name !== 'Peter Lang');
  });
  expect(() => checkReferences(input)).toThrow(/"Peter Lang"[\s\S]*\n[\s\S]*"Peter Lang"/);
});

test.each<[string, Change, string]>([
  [
    'an asset',
    ({stories}) => Object.assign(stories.findings[1] ?? {}, {asset: 'db-70'}),
    String.raw`stories\.yaml:\d+ {2}no asset is called "db-70" {2}did you mean "db-07"`,
  ],
  [
    'a finding on two assets',
    ({stories}) =>
      Object.assign(stories.shared[0] ?? {}, {
        finding: 'Local administrator password is shared on fin-lt-231',
      }),
    String.raw`stories\.yaml:\d+ {2}no finding is called "Local administrator password is shared on fin-lt-231" {2}did you mean "Local administrator password is shared on fin-lt-213"`,
  ],
  [
    'the second asset of a finding',
    ({stories}) => Object.assign(stories.shared[0] ?? {}, {asset: 'backup-99'}),
    String.raw`stories\.yaml:\d+ {2}no asset is called "backup-99"`,
  ],
  [
    'a ticket without findings',
    ({stories}) => Object.assign(stories.tickets[0] ?? {}, {definition: 'CVE-2025-0000'}),
    String.raw`stories\.yaml:\d+ {2}no finding of CVE-2025-0000 fits a ticket`,
  ],
  [
    'no SLA definition for tickets',
    ({policy}) => {
      policy.slaDefinitions = policy.slaDefinitions.filter(({on}) => on !== 'Ticket');
    },
    String.raw`policy\.yaml:\d+ {2}no definition is for tickets`,
  ],
  [
    'no record that a generator asks for',
    ({organization}) => {
      for (const each of organization.people) each.name = each.name.replace('Sam ', 'Sem ');
    },
    'src/sample/organization/data {2}no Person is called "Sam Okafor"',
  ],
])('mistakes that only a generator can detect are also reported: %s', (_what, change, fault) => {
  expect(() => generate(changed(change), udm)).toThrow(new RegExp(fault));
});

test.each<[string, DataFile, Change, string]>([
  [
    'a date that is in no calendar',
    'organization',
    ({organization}) => Object.assign(organization.people[1] ?? {}, {terminated: '2025-02-30'}),
    'must be a date, written 2025-12-15',
  ],
  [
    'a past event in the future',
    'organization',
    ({organization}) => Object.assign(organization.people[1] ?? {}, {terminated: '2026-11-14'}),
    "is after the sample's present, 2025-12-15",
  ],
  [
    'a user twice',
    'organization',
    ({organization}) => organization.users.push({person: 'Erik Sund', roles: [], active: true}),
    'another user is "Erik Sund"',
  ],
  [
    'a finding that was fixed before it was found',
    'stories',
    ({stories}) => Object.assign(stories.findings[0] ?? {}, {found: 20, fixed: 30}),
    'was fixed before it was found',
  ],
  [
    'a reviewer of their own request',
    'stories',
    ({stories}) => Object.assign(stories.requests[0] ?? {}, {reviewer: 'Lee Park'}),
    'reviews a request of their own',
  ],
  [
    'a level whose range is turned around',
    'policy',
    ({policy}) => Object.assign(policy.slaDefinitions[0]?.levels[0] ?? {}, {from: 9, to: 8}),
    'needs a range from the lowest to the highest score',
  ],
  [
    'a network whose addresses no machine can have',
    'systems',
    ({systems}) => Object.assign(systems.hosts[0] ?? {}, {net: '10.20.256'}),
    'must be three numbers from 0 to 255',
  ],
])("a file with %s doesn't fit its schema", (_what, file, change, error) => {
  const issues = schemas[file].safeParse(changed(change)[file]).error?.issues ?? [];
  expect(issues.map(({message}) => message).join()).toContain(error);
});
