import {counted} from '../../base/collections';
import {oncePerText} from '../../base/once';
import type {Attribute} from '../../product/udm/definition';
import type {Udm} from '../../product/udm/udm';
import {concreteNames} from '../bind/connections';
import {displayName} from '../evaluate/values';
import type {Graph} from '../graph';

/** What records have in an attribute. */
export interface CommonValues {
  records: number;
  /** How many of the records have a value. */
  filled: number;
  /** How many different values there are. */
  different: number;
  /** The most common values, with the number of records that have each. Records are their names. */
  common: [text: string, count: number][];
}

const mostTexts = 20;
const countedOf = oncePerText<CommonValues>();

/** Counts an attribute's values in the records of some models and of their descendants, once per graph. */
export function commonValues(
  models: string[],
  {name, target}: Attribute,
  {udm, graph}: {udm: Udm; graph: Graph},
): CommonValues {
  return countedOf(graph, `${models.join('|')}.${name}`, () => {
    const records = [...concreteNames(models, udm)].flatMap((model) => graph.recordsOf(model));
    const values = records.map((record) => [record[name] ?? []].flat());
    const textOf = (value: unknown) => {
      const referred = target && graph.find(String(value));
      return referred ? displayName(referred) : String(value);
    };
    const counts = counted(values.flatMap((own) => own.map(textOf)));
    return {
      records: records.length,
      filled: values.filter(({length}) => length > 0).length,
      different: counts.size,
      common: [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostTexts),
    };
  });
}
