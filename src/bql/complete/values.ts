import {counted} from '../../base/collections';
import {oncePerText} from '../../base/once';
import {countOf} from '../../base/text/words';
import {concreteNames} from '../bind/connections';
import type {Target} from '../bind/resolve';
import {displayName} from '../evaluate/values';
import {printText} from '../format/terms';
import type {Completion, CompletionData} from './completion';
import {kindOf} from './operators';

/** A value as an option. Inside quotes, it's the text without quotes. */
export interface ValueOption extends Completion {
  text?: string;
}

const mostTexts = 20;

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

type Counted = [text: string, count: number];
const countedOf = oncePerText<Counted[]>();

/** Returns an attribute's most common values. They're counted once per graph. */
function commonest(target: Target, {udm, graph}: CompletionData): Counted[] {
  const {attribute} = target;
  if (!graph || !attribute) return [];
  const {name} = attribute;
  const holders = target.kind === 'attribute' ? target.models : [attribute.definedBy.typeName];
  const textOf = (value: unknown) => {
    const referred = target.kind === 'records' ? graph.find(String(value)) : undefined;
    return referred ? displayName(referred) : String(value);
  };
  return countedOf(graph, `${holders.join('|')}.${name}`, () => {
    const records = [...concreteNames(holders, udm)].flatMap((model) => graph.recordsOf(model));
    const values = records.flatMap((record) => [record[name] ?? []].flat());
    return [...counted(values.map(textOf))].sort((a, b) => b[1] - a[1]).slice(0, mostTexts);
  });
}
