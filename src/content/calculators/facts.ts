import {ratings} from '../../product/facts';
import {udm} from '../../product/udm';
import {readInput} from '../../sample/organization';
import {
  type Aggregation,
  type FindingPreset,
  findingPresets,
} from '../../sample/organization/scoring/base-score';
import type {CalendarPolicy, TimeToFix} from '../../sample/organization/scoring/service-level';
import type {AggregationFacts} from './aggregation';
import type {DueDateFacts} from './due-date';
import type {NumberRange} from './fields';
import type {RiskScoreFacts} from './risk-score';

/** What calculators take from the product's data, by the calculator's name. */
export interface CalculatorFacts {
  'risk-score': RiskScoreFacts;
  'due-date': DueDateFacts;
  aggregation: AggregationFacts;
}

/** Reads what calculators take from the product's data. */
export function readFacts(): CalculatorFacts {
  const {riskFactors, slaDefinitions, nearDays} = readInput().policy;
  const scores = rangeOf('Finding', 'baseRiskScore');
  return {
    'risk-score': {
      ratings: ratings.riskRatings,
      severities: ratings.severities,
      presets: choicesOf<FindingPreset>('RiskScoringModel', 'preset').filter(({name}) =>
        findingPresets.includes(name),
      ),
      factors: riskFactors.map(({name, value, reason}) => ({name, value, reason})),
      scores,
      points: rangeOf('RiskFactor', 'value'),
    },
    'due-date': {
      definitions: slaDefinitions.map(({name, on, calendarPolicy, levels}) => ({
        name,
        on,
        calendarPolicy,
        levels,
      })),
      policies: choicesOf<CalendarPolicy>('SlaDefinition', 'calendarPolicy').map(({name}) => name),
      units: choicesOf<TimeToFix['unit']>('ServiceLevel', 'timeUnit').map(({name}) => name),
      lengths: rangeOf('ServiceLevel', 'timeLength'),
      scores,
      nearDays,
    },
    aggregation: {
      ratings: ratings.riskRatings,
      aggregations: choicesOf<Aggregation>('RiskScoringModel', 'aggregation'),
      scores,
    },
  };
}

/** The values of a choice with their meanings. */
function choicesOf<Name extends string>(model: string, attribute: string) {
  const set = udm.attributeOf(model, attribute)?.values ?? '';
  return (udm.definition.valueSets[set] ?? []).map(({name, meaning}) => ({
    name: name as Name,
    meaning,
  }));
}

function rangeOf(model: string, attribute: string): NumberRange {
  const {range, integer} = udm.attributeOf(model, attribute) ?? {};
  if (!range) throw new Error(`${model}.${attribute} has no range`);
  const [least, most] = range;
  return {least, most, decimals: integer ? 0 : 1};
}
