import type {Udm} from '../../../product/udm/udm';
import type {SampleRecord} from '../record';
import type {Input} from '../schema/input';
import {addAccounts} from './accounts';
import {addClusters} from './clusters';
import {computeAggregates} from './compute/aggregates';
import {computeClusters} from './compute/clusters';
import {computeDefinitions} from './compute/definitions';
import {computeFindings} from './compute/findings';
import {computeTickets} from './compute/tickets';
import {addConfiguration} from './configuration';
import {addDefinitions} from './definitions';
import {addDetails} from './details';
import {RecordDrafts} from './draft';
import {addEstate} from './estate';
import {addEvaluations} from './evaluations';
import {addAttackVectors, addFindings} from './findings';
import {finish} from './finish';
import {addKnowledge} from './knowledge';
import {addMachines} from './machines';
import {addPackages, describeLibraries} from './packages';
import {addPeople} from './people';
import {addApplications, addCode} from './software';
import {addLifecycle, addSources} from './sources';
import {addStatuses} from './statuses';
import {addWork} from './work';

/**
 * Generates every record of the sample organization. It takes the handwritten records, adds more with seeded
 * generators, then computes values as orchestration does (docs/guides/getting-data-in/data-orchestration.md).
 *
 * @returns the records, grouped by model; every run returns the same records
 * @throws {InputError} when the input names something that doesn't exist
 */
export function generate(input: Input, udm: Udm): SampleRecord[] {
  const draft = new RecordDrafts();
  const models = udm.models.filter(({abstract}) => !abstract).map(({typeName}) => typeName);
  const kindsOf = (model: string) => udm.concreteModelsOf(model).map(({typeName}) => typeName);
  const definitionModels = kindsOf('FindingDefinition');

  addPeople(draft, input);
  addConfiguration(draft, input);
  addKnowledge(draft, input);
  const definitions = addDefinitions(draft, input);
  const assets = [
    ...addApplications(draft, input),
    ...addMachines(draft, input),
    ...addCode(draft, input),
    ...addEstate(draft, input),
    ...addAccounts(draft, input),
  ];
  addFindings(draft, input, definitions, assets);
  addAttackVectors(draft);
  describeLibraries(draft, input);
  addPackages(draft, input);
  addWork(draft, input, assets);

  addDetails(draft);
  addSources(draft, input, assets, udm);
  computeDefinitions(draft, input, definitionModels);
  addStatuses(draft, input, kindsOf('Ticket'), kindsOf('Request'));
  const clusters = addClusters(draft, input);
  computeClusters(draft, clusters, udm);
  computeFindings(draft, input);
  computeAggregates(draft, clusters, udm);
  computeTickets(draft, input, udm);
  addLifecycle(draft, input, udm, models);
  addEvaluations(draft, input, udm);
  finish(draft, input, udm, models);
  return draft.all(models);
}
