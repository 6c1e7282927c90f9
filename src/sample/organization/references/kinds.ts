import {roles as shippedRoles} from '../../../product/facts';
import {udm} from '../../../product/udm';
import {machineNames} from '../machine-names';
import type {Input} from '../schema/input';

/** A kind of item that the handwritten files refer to. */
export interface ReferenceKind {
  /** What one item is called in a sentence. */
  one: string;
  /** The files that define them, without the extension, in `data/` unless they have a path. */
  from: string;
  /** @param keys the position of the reference: managers are listed before the people who report to them */
  names: (input: Input, keys: PropertyKey[]) => string[];
}

const kind = (one: string, from: string, names: ReferenceKind['names']): ReferenceKind => ({
  one,
  from,
  names,
});
const namesOf = (list: {name: string}[]) => list.map(({name}) => name);
const idsOf = (list: {id: string | number}[]) => list.map(({id}) => String(id));
const applications = ({systems}: Input) => systems.applications.flatMap(({names}) => names);
const cloudResources = ({systems}: Input) => systems.cloudResources.flatMap(({names}) => names);
const cves = ({cves}: Input) => idsOf(cves);

export const company = kind('company', 'organization', ({organization}) =>
  namesOf(organization.companies),
);
export const unit = kind('business unit', 'organization', ({organization}) =>
  namesOf(organization.businessUnits),
);
export const service = kind('business service', 'organization', ({organization}) =>
  namesOf(organization.businessServices),
);
export const person = kind('person', 'organization', ({organization}) =>
  namesOf(organization.people),
);
export const manager = kind('person further up', 'organization', ({organization}, [, index]) =>
  namesOf(organization.people.slice(0, Number(index))),
);
export const user = kind('user', 'organization', ({organization}) =>
  organization.users.map((each) => ('person' in each ? each.person : each.name)),
);
export const role = kind('role', 'organization', ({organization}) => [
  ...namesOf(shippedRoles),
  ...organization.roles.map(({title}) => title),
]);
export const integration = kind('integration', 'organization', ({organization}) =>
  Object.keys(organization.integrations),
);
export const connector = kind('connector', 'docs/connectors', ({connectors}) =>
  namesOf(connectors),
);
export const application = kind('application', 'systems', applications);
export const hostGroup = kind('group of hosts', 'systems', ({systems}) => namesOf(systems.hosts));
export const cloudResource = kind('cloud resource', 'systems', cloudResources);
export const dataStore = kind('application or cloud resource', 'systems', (input) => [
  ...applications(input),
  ...cloudResources(input),
]);
export const cve = kind('CVE', 'cves', cves);
export const definition = kind('definition', 'definitions or cves', (input) => [
  ...cves(input),
  ...Object.values(input.definitions).flatMap(namesOf),
]);
export const campaign = kind('campaign', 'stories', ({stories}) => namesOf(stories.campaigns));
export const weakness = kind('weakness', 'knowledge', ({knowledge}) =>
  Object.keys(knowledge.weaknesses),
);
export const attackPattern = kind('attack pattern', 'knowledge', ({knowledge}) =>
  idsOf(knowledge.attackPatterns),
);
export const attackTactic = kind('attack tactic', 'knowledge', ({knowledge}) =>
  Object.keys(knowledge.attackTactics),
);
export const attackTechnique = kind('attack technique', 'knowledge', ({knowledge}) =>
  idsOf(knowledge.attackTechniques),
);
export const requiredAction = kind('required action', 'knowledge', ({knowledge}) =>
  Object.keys(knowledge.requiredActions),
);

/** A value of a choice in the data model. */
const value = (one: string, set: string, from = 'src/product/udm/value-sets') =>
  kind(one, from, () => namesOf(udm.definition.valueSets[set] ?? []));
/** The type name of a data model, or of one that inherits from it. */
const model = (one: string, ancestor: string) =>
  kind(one, 'src/product/udm/models/*', () =>
    [udm.model(ancestor), ...udm.descendantsOf(ancestor)].map(({typeName}) => typeName),
  );
const statuses = 'src/product/facts/statuses';
const ratings = 'src/product/facts/ratings';

export const host = kind('host', 'systems', ({systems}) => systems.hosts.flatMap(machineNames));
export const criticality = value('criticality', 'criticalities');
export const stage = value('stage of an environment', 'environmentStages');
export const falsePositiveCause = value('cause', 'falsePositiveCauses');
export const severity = value('severity', 'severities', ratings);
export const riskRating = value('risk rating', 'riskRatings', ratings);
export const assetStatus = value('status of an asset', 'assetStatuses', statuses);
export const findingStatus = value('status of a finding', 'findingStatuses', statuses);
export const ticketStatus = value('status of a ticket', 'ticketStatuses', statuses);
export const requestStatus = value('status of a request', 'requestStatuses', statuses);
export const finding = model('model of findings', 'Finding');
export const findingDefinition = model('model of definitions', 'FindingDefinition');
export const request = model('model of requests', 'Request');
export const anyModel = kind('data model', 'src/product/udm/models/*', () =>
  udm.models.map(({typeName}) => typeName),
);
