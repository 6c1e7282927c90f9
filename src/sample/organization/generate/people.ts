import {permissionsOf, product, roles} from '../../../product/facts';
import {now} from '../now';
import type {Input} from '../schema/input';
import {addDays} from '../scoring/time';
import {type DraftRecord, notThere, type RecordDrafts} from './draft';
import {random} from './random';

/** Adds companies, units, services, people, teams, roles, and users. */
export function addPeople(draft: RecordDrafts, {organization}: Input): void {
  addStaff(draft, organization);
  for (const {name, members} of organization.teams)
    draft.add('Team', {
      uid: `grp-${slug(name)}`,
      name,
      members: members.map((member) => draft.named('Person', member).id),
      status: 'Active',
      firstSeen: '2023-02-01T00:00:00Z',
      lastSeen: '2025-12-15T00:06:31Z',
    });
  addOrganization(draft, organization);
  addUsers(draft, organization);
}

function addStaff(draft: RecordDrafts, {people, staff}: Input['organization']): void {
  for (const {name, title, department, manager, terminated} of people)
    addPerson(draft, name, {
      jobTitle: title,
      department,
      managers: manager ? [draft.named('Person', manager).id] : undefined,
      terminationDate: terminated && `${terminated}T00:00:00Z`,
      employmentStatus: terminated ? 'Terminated' : 'Active',
      status: terminated ? 'Retired' : 'Active',
    });
  const {whole, pick, chance} = random('staff');
  const heads = new Map(
    draft
      .of('Person')
      .map(({id, department}) => [String(department), id] as const)
      .reverse(),
  );
  while (draft.of('Person').length < staff.size) {
    const name = `${pick(staff.firstNames)} ${pick(staff.lastNames)}`;
    if (draft.of('Person').some((person) => person.name === name)) continue;
    const department = pick(staff.departments);
    const manager = heads.get(department);
    if (!manager) heads.set(department, `Person-${draft.of('Person').length + 1}`);
    const left = chance(0.04);
    const since = whole(200, 3000);
    addPerson(draft, name, {
      jobTitle: manager ? pick(staff.titles) : `Head of ${department.toLowerCase()}`,
      department,
      managers: [manager ?? 'Person-1'],
      hireDate: addDays(now, -since).replace(/T.*/, 'T00:00:00Z'),
      terminationDate: left
        ? addDays(now, -whole(10, 150)).replace(/T.*/, 'T00:00:00Z')
        : undefined,
      employmentStatus: left ? 'Terminated' : chance(0.04) ? 'On leave' : 'Active',
      status: left ? 'Retired' : 'Active',
    });
  }
}

function addPerson(
  draft: RecordDrafts,
  name: string,
  attributes: Parameters<RecordDrafts['add']>[1] & {managers?: string[]},
): DraftRecord {
  const number = draft.of('Person').length;
  const [firstName = '', lastName = ''] = name.split(' ');
  return draft.add('Person', {
    uid: `10${String(4800 + number * 7)}`,
    name,
    firstName,
    lastName,
    emails: [`${firstName}.${lastName}@corp.example`.toLowerCase()],
    employeeNumber: `10${String(4800 + number * 7)}`,
    hireDate: `20${String(10 + (number % 14))}-0${1 + (number % 9)}-01T00:00:00Z`,
    firstSeen: '2023-02-01T00:00:00Z',
    lastSeen: '2025-12-15T00:06:31Z',
    reportsTo: attributes.managers?.[0],
    ...attributes,
  });
}

function addOrganization(
  draft: RecordDrafts,
  {companies, businessUnits, businessServices}: Input['organization'],
): void {
  for (const {name, summary} of companies)
    draft.add('Company', {uid: `co-${slug(name)}`, name, summary});
  for (const {name, company, owner} of businessUnits)
    draft.add('BusinessUnit', {
      uid: `bu-${slug(name)}`,
      name,
      companies: [draft.named('Company', company).id],
      owner: draft.named('Person', owner).id,
    });
  for (const {name, unit, criticality, owner} of businessServices)
    draft.add('BusinessService', {
      uid: `svc-${slug(name)}`,
      name,
      criticality,
      businessUnits: [draft.named('BusinessUnit', unit).id],
      owner: draft.named('Person', owner).id,
    });
}

const recordScopes = {all: 'All records', clusters: 'Records of clusters', none: 'No records'};

/** Adds the nine built-in roles, and the ones that Larkfield created. */
function addRoles(draft: RecordDrafts, ownRoles: Input['organization']['roles']): void {
  for (const {name, summary, data} of roles)
    draft.add('Role', {
      name: identifier(name),
      title: name,
      description: summary,
      managedBy: 'Platform',
      recordScope: recordScopes[data],
      permissions: permissionsOf(name),
    });
  const titled = (title: string) => {
    const role = draft.of('Role').find((each) => each.title === title);
    if (!role) throw notThere(`no role is called "${title}"`);
    return role;
  };
  for (const {title, description, includes, permissions} of ownRoles)
    draft.add('Role', {
      name: identifier(title),
      title,
      description,
      managedBy: 'Customer',
      createdBy: 'alex.kim',
      recordScope: titled(includes).recordScope,
      roles: [titled(includes).id],
      permissions,
    });
}

/** Returns a title as scripts write it: `riskOwner` for "Risk owner". */
function identifier(title: string): string {
  return title
    .replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\w/, (letter) => letter.toLowerCase());
}

function addUsers(draft: RecordDrafts, {users, roles: ownRoles}: Input['organization']): void {
  addRoles(draft, ownRoles);
  const {whole, chance} = random('users');
  for (const user of users) {
    const person = 'person' in user ? draft.named('Person', user.person) : undefined;
    const active = 'person' in user ? user.active : true;
    const username = 'name' in user ? user.name : user.person.toLowerCase().replace(' ', '.');
    draft.add('User', {
      username,
      displayName: person?.name ?? username,
      fullName: person?.name,
      firstName: person?.firstName,
      lastName: person?.lastName,
      email: 'email' in user ? user.email : `${username}@corp.example`,
      active,
      authMethod: person ? 'SAML' : product.name,
      mfaStatus: 'Not enrolled',
      mfaEnforcement: person ? undefined : 'Exempt',
      lastLogin: addDays(now, active ? -whole(0, 9) : -31),
      lastFailedLogin: chance(0.3) ? addDays(now, -whole(1, 40)) : undefined,
      roles: user.roles.map(
        (title) => draft.of('Role').find((role) => role.title === title)?.id ?? title,
      ),
    });
  }
}

/** Returns a name as identifiers write it: `linux-operations` for "Linux operations". */
export function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Returns a person's platform user. */
export function userOf(draft: RecordDrafts, person: string): string {
  const user = draft.of('User').find(({displayName}) => displayName === person);
  if (!user) throw notThere(`${person} isn't a user`);
  return user.id;
}
