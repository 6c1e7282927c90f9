import {countOf} from '../../base/text/words';
import type {Target} from '../bind/resolve';
import {printText} from '../format/terms';
import {commonValues} from './common-values';
import type {Completion, CompletionData} from './completion';
import {kindOf} from './operators';

/** A value as an option. Inside quotes, it's the text without quotes. */
export interface ValueOption extends Completion {
  text?: string;
}

/** Returns the possible values of an operator's left side: its choices, or the most common values in the records. */
export function valueOptions(target: Target | undefined, dataset: CompletionData): ValueOption[] {
  if (!target) return [];
  switch (kindOf(target)) {
    case 'choice': {
      const values = dataset.udm.definition.valueSets[target.attribute?.values ?? ''] ?? [];
      return values.map(({name, meaning}) => ({...textOption(name), info: meaning}));
    }
    case 'boolean':
      return ['true', 'false'].map((label) => ({label, kind: 'value'}));
    case 'date':
      return dateOptions(dataset.graph?.now ?? new Date());
    case 'text':
    case 'record':
      return commonest(target, dataset).map(([text, count]) => ({
        ...textOption(text),
        detail: countOf(count, 'record'),
      }));
    default:
      return [];
  }
}

const textOption = (text: string): ValueOption => ({label: printText(text), kind: 'value', text});

const day = 24 * 60 * 60 * 1000;
const distances: [days: number, name: string][] = [
  [0, 'today'],
  [-7, '7 days ago'],
  [-30, '30 days ago'],
  [-90, '90 days ago'],
  [-365, 'a year ago'],
  [30, 'in 30 days'],
  [90, 'in 90 days'],
];

function dateOptions(now: Date): ValueOption[] {
  return distances.map(([days, detail]) => ({
    label: new Date(now.getTime() + days * day).toISOString().slice(0, 10),
    kind: 'value',
    detail,
  }));
}

/** Returns an attribute's most common values. */
function commonest(target: Target, {udm, graph}: CompletionData): [text: string, count: number][] {
  const {attribute} = target;
  if (!graph || !attribute) return [];
  const holders = target.kind === 'attribute' ? target.models : [attribute.definedBy.typeName];
  return commonValues(holders, attribute, {udm, graph}).common;
}
