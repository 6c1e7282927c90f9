import type {Udm} from '../../../../product/udm/udm';
import {holds, type RuleTest, toBcl} from '../../scoring/condition';
import type {Cluster} from '../clusters';
import {type DraftRecord, ids, type RecordDrafts} from '../draft';
import {assetsOf, findingModels} from '../families';

/**
 * Assigns records to clusters. An asset joins by its own attributes, and a finding by its own or its assets'
 * attributes.
 */
export function computeClusters(draft: RecordDrafts, clusters: Cluster[], udm: Udm): void {
  const assets = assetsOf(draft);
  const findings = draft.of(...findingModels);
  const ordered = new Map<string, number>();
  for (const cluster of clusters) {
    const {record, condition, of, attribute, many} = cluster;
    const takes = modelsWith(attribute, record.typeName, udm);
    cluster.takesFindings = findingModels.some((model) => takes.has(model));
    const isFree = (each: DraftRecord) => takes.has(each.typeName) && (many || !each[attribute]);
    const fits = (each: DraftRecord) => holds(condition, (path) => draft.valuesAt(each, path));
    const fitting = of === 'asset' ? assets.filter(fits) : findings.filter(fits);
    const fittingIds = new Set(fitting.map(({id}) => id));
    const onFitting =
      of === 'asset' && cluster.takesFindings
        ? findings.filter(({targets}) => ids(targets).some((id) => fittingIds.has(id)))
        : [];
    const members = [...fitting, ...onFitting].filter(isFree);
    for (const member of members)
      member[attribute] = many ? [...ids(member[attribute]), record.id] : record.id;

    const order = (ordered.get(record.typeName) ?? 0) + 1;
    ordered.set(record.typeName, order);
    const models = members.length > 0 ? members.map(({typeName}) => typeName) : findingModels;
    record.total = members.length;
    record.defaultValue = false;
    record.conditions = conditionRows(models, order * 10, (model) =>
      of === 'asset' && findingModels.includes(model) ? condition.map(ofTarget) : condition,
    );
  }
}

/** Returns the models that have the attribute as a reference to a kind of cluster. */
function modelsWith(attribute: string, clusterModel: string, udm: Udm): Set<string> {
  const names = udm.models.map(({typeName}) => typeName);
  return new Set(
    names.filter((name) => {
      const target = udm.attributeOf(name, attribute)?.target;
      return target !== undefined && udm.isA(clusterModel, target);
    }),
  );
}

/** Translates a condition on an asset to findings, which reach the asset through their targets. */
function ofTarget(test: RuleTest): RuleTest {
  return {...test, path: `targets.${test.path}`};
}

/** Returns one row per data model, as a cluster's form shows them. */
export function conditionRows(
  models: readonly string[],
  order: number,
  conditionOf: (model: string) => readonly RuleTest[] | string,
): string {
  return [...new Set(models)]
    .map((model) => {
      const condition = conditionOf(model);
      const text = typeof condition === 'string' ? condition : toBcl(condition);
      return `${model}, order ${order}${text ? `: ${text}` : ''}`;
    })
    .join('\n');
}
