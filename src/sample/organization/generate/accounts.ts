import {now} from '../now';
import type {Input} from '../schema/input';
import {addDays} from '../scoring/time';
import type {DraftRecord, RecordDrafts} from './draft';
import {type Asset, seen} from './machines';
import {slug} from './people';
import {type Random, random} from './random';

const tags = ['env:prod', 'unit:corporate'];

/** Adds suppliers and people's accounts. */
export function addAccounts(draft: RecordDrafts, {systems}: Input): Asset[] {
  const chance = random('accounts');
  const vendors = systems.vendors.map((name, index) => ({
    record: draft.add('Service', {
      uid: `vendor-${slug(name)}`,
      name,
      categories: ['Vendor service'],
      tags,
      country: index % 2 ? 'DE' : 'NL',
      contractStart: `202${2 + (index % 3)}-01-01T00:00:00Z`,
      contractEnd: index === 4 ? '2025-10-31T00:00:00Z' : `202${6 + (index % 2)}-12-31T00:00:00Z`,
      ...seen(chance, 0),
    }),
    runs: ['vendor'],
    sources: ['servicenow'],
    tested: 70,
  }));
  const accounts = draft
    .of('User')
    .slice(0, 18)
    .map((user) => {
      // The only administrator without a second factor.
      const isLate = user.username === 'lee.park';
      const administrator = isLate || chance.chance(0.3);
      return {
        record: draft.add('Account', {
          uid: `${user.username}@corp.example`,
          name: user.username,
          categories: [administrator ? 'Administrator account' : 'Account'],
          username: user.username,
          accountType: 'Human',
          enabled: user.active,
          adminAccess: administrator,
          usesMultifactorAuthentication: !isLate && chance.chance(0.9),
          supportsMultifactorAuthentication: true,
          lastLogin: user.lastLogin,
          lastPasswordChange: addDays(now, -chance.whole(20, 500)),
          owners: draft
            .of('Person')
            .flatMap(({id, name}) => (name === user.displayName ? [id] : [])),
          tags,
          ...seen(chance, 0),
        }),
        runs: ['account'],
        sources: ['entra'],
      };
    });
  addOtherAccounts(
    draft,
    vendors.map(({record}) => record),
    chance,
  );
  return [...vendors, ...accounts];
}

/** Adds accounts with suppliers, and the forgotten account of someone who left. */
function addOtherAccounts(draft: RecordDrafts, services: DraftRecord[], chance: Random): void {
  const common = {categories: ['Account'], enabled: true, adminAccess: false, tags};
  for (const [index, service] of services.entries())
    draft.add('Account', {
      ...common,
      uid: `larkfield@${slug(String(service.name))}`,
      name: `larkfield at ${service.name}`,
      username: 'larkfield',
      accountType: 'Shared',
      service: service.id,
      supportsMultifactorAuthentication: index % 2 === 0,
      usesMultifactorAuthentication: false,
      lastLogin: addDays(now, -chance.whole(1, 25)),
      ...seen(chance, 0),
    });
  draft.add('Service', {
    uid: 'directory',
    name: 'Corporate directory',
    categories: ['Internal service'],
    vendor: 'Larkfield',
    serviceType: 'Identity',
    internal: true,
    tags,
    ...seen(chance, 0),
  });
  const leaver = draft
    .of('Person')
    .find(
      ({employmentStatus, name}) => employmentStatus === 'Terminated' && name !== 'Noor Haddad',
    );
  if (!leaver) return;
  const username = String(leaver.name).toLowerCase().replace(' ', '.');
  draft.add('Account', {
    ...common,
    uid: `${username}@corp.example`,
    name: username,
    username,
    accountType: 'Human',
    owners: [leaver.id],
    supportsMultifactorAuthentication: true,
    usesMultifactorAuthentication: true,
    lastLogin: String(leaver.terminationDate),
    ...seen(chance, 0),
  });
}
