import {concreteNames} from '../bind/connections';
import type {KnownRecords} from '../bind/records';
import {Budget, Overrun} from '../overrun';
import {indexesOf} from './indexes';
import {type Dataset, valuesAt} from './values';

/** Returns what a dataset's records say about attributes and ways. */
export function knownRecordsOf(dataset: Dataset): KnownRecords {
  const {udm, graph} = dataset;
  const all = (models: string[]) =>
    [...concreteNames(models, udm)].flatMap((model) => graph.recordsOf(model));
  return {
    have(models, path) {
      const names = path.split('.').map((text) => ({text, start: 0, end: 0}));
      return all(models).some((record) => valuesAt(record, names, dataset).values.length > 0);
    },
    follow(models, way) {
      const {neighbors} = indexesOf(graph, udm);
      const budget = new Budget();
      try {
        let reached = new Set(all(models));
        for (const {model, ...step} of way) {
          const to = concreteNames(model.split('|'), udm);
          const next = [...reached].flatMap((record) => [
            ...neighbors.of(record, step, to, budget),
          ]);
          reached = new Set(next);
        }
        return reached.size > 0;
      } catch (error) {
        if (!(error instanceof Overrun)) throw error;
        return true;
      }
    },
  };
}
