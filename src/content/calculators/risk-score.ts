import {decimal, signed} from '../../base/text/decimals';
import {
  baseScore,
  type FindingPreset,
  type ScoreInput,
} from '../../sample/organization/scoring/base-score';
import {cvssV2, cvssV3} from '../../sample/organization/scoring/cvss';
import {addFactors} from '../../sample/organization/scoring/sum';
import type {CalculationStep, Calculator} from './calculation';
import type {CalculatorField, Inputs, NumberRange} from './fields';
import {type RatingRange, rated} from './rating';
import {chosenIn, InputFault, ifAny, numberIn, numbersIn, rangeText, readerOf} from './read';

/** What the product's data says about the risk scores of findings. */
export interface RiskScoreFacts {
  ratings: RatingRange[];
  severities: string[];
  presets: {name: FindingPreset; meaning: string}[];
  factors: Factor[];
  scores: NumberRange;
  points: NumberRange;
}

interface Factor {
  name: string;
  value: number;
  reason?: string;
}

/** The input of a scoring model that excludes risk factors. */
export const off = 'Off';

/** Creates the calculator of a finding's risk score. */
export function riskScoreCalculator(facts: RiskScoreFacts): Calculator {
  const fieldsFor = (inputs: Inputs) => fieldsOf(facts, presetOf(inputs, facts));
  return {
    name: 'risk-score',
    title: 'Risk score calculator',
    fieldsFor,
    calculate(inputs) {
      const {name: preset} = presetOf(inputs, facts);
      const {read, faults} = readerOf(inputs, fieldsFor(inputs));
      const found = {
        cvssV3BaseScore: read('cvssV3', ifAny(scoreOrVector(v3, facts.scores))),
        cvssV2BaseScore: read('cvssV2', ifAny(scoreOrVector(v2, facts.scores))),
        severity: read('severity', ifAny(String)),
        attribute: read('attribute', ifAny(numberIn)),
      };
      const otherwise = read('otherwise', (text) => numberIn(text, facts.scores));
      const names = read('factors', chosenIn) ?? [];
      const points = read('points', (text) => numbersIn(text, facts.points)) ?? [];
      if (Object.keys(faults).length > 0) return {faults};

      const factors = [
        ...facts.factors.filter(({name}) => names.includes(name)),
        ...points.map((value) => ({name: 'Another risk factor', value})),
      ];
      const counts = inputs.include !== off;
      const values = counts ? factors.map(({value}) => value) : [];
      const sum = addFactors(baseScore(preset, found, otherwise), values);
      const {step, outcome} = rated('Risk score', sum.riskScore, facts.ratings);
      const {least, most} = facts.scores;
      const steps: CalculationStep[] = [
        {label: 'Base score', note: sourceOf(preset, found), value: decimal(sum.baseRiskScore)},
        ...factors.map((factor) => stepOf(factor, counts)),
        {label: 'Offset', note: 'All points together', value: signed(sum.riskFactorOffset)},
        {label: 'Sum', note: 'Base score and offset', value: decimal(sum.sum)},
        {
          label: 'Risk score',
          note: `Kept between ${decimal(least)} and ${decimal(most)}`,
          value: decimal(sum.riskScore),
          isResult: true,
        },
        step,
      ];
      return {steps, outcome};
    },
  };
}

const stepOf = ({name, value, reason}: Factor, counts: boolean): CalculationStep => ({
  label: name,
  note: counts ? reason : "The scoring model doesn't include risk factors.",
  value: signed(value),
});

const presetOf = ({preset}: Inputs, {presets}: RiskScoreFacts) =>
  presets.find(({name}) => name === preset) ?? (presets[0] as (typeof presets)[number]);

function fieldsOf(
  facts: RiskScoreFacts,
  preset: RiskScoreFacts['presets'][number],
): CalculatorField[] {
  const {presets, factors, points} = facts;
  return [
    {
      kind: 'choice',
      name: 'preset',
      label: 'Preset',
      options: presets.map(({name}) => ({value: name, text: name})),
      hint: preset.meaning,
    },
    ...baseFields(preset.name, facts),
    {kind: 'number', name: 'otherwise', label: 'Default risk score'},
    {
      kind: 'choice',
      name: 'include',
      label: 'Include risk factors',
      options: [
        {value: '', text: 'On'},
        {value: off, text: off},
      ],
    },
    {
      kind: 'options',
      name: 'factors',
      label: 'Risk factors of the sample organization',
      options: factors.map(({name, value}) => ({value: name, text: name, note: signed(value)})),
    },
    {
      kind: 'text',
      name: 'points',
      isWide: true,
      label: 'Points of other risk factors',
      hint: `Separate them with commas. Each is ${rangeText(points)}.`,
    },
  ];
}

/** The fields that a preset reads. */
function baseFields(preset: FindingPreset, {severities}: RiskScoreFacts): CalculatorField[] {
  const severity: CalculatorField = {
    kind: 'choice',
    name: 'severity',
    label: 'Severity',
    options: [{value: '', text: 'Empty'}, ...severities.map((value) => ({value, text: value}))],
  };
  if (preset === 'Severity') return [severity];
  if (preset === 'Attribute')
    return [{kind: 'number', name: 'attribute', label: "Attribute's value"}];
  return [
    {kind: 'text', name: 'cvssV3', label: 'CVSS v3 base score or vector'},
    {kind: 'text', name: 'cvssV2', label: 'CVSS v2 base score or vector'},
    severity,
  ];
}

/** A version of CVSS that scoring reads. */
interface Cvss {
  version: string;
  scoreOf: (vector: string) => number;
}

const v3: Cvss = {version: 'v3', scoreOf: cvssV3};
const v2: Cvss = {version: 'v2', scoreOf: cvssV2};

/** Reads a CVSS base score, or computes the base score of a vector. */
const scoreOrVector =
  ({version, scoreOf}: Cvss, scores: NumberRange) =>
  (text: string) => {
    if (!text.includes(':')) return numberIn(text, scores);
    try {
      return scoreOf(text.replaceAll(/[\s()]/g, ''));
    } catch {
      throw new InputFault(
        `This isn't a whole CVSS ${version} vector. Correct it, or enter a score.`,
      );
    }
  };

/** Says which input the base score comes from. */
function sourceOf(preset: FindingPreset, found: ScoreInput): string {
  const {cvssV3BaseScore, cvssV2BaseScore, severity, attribute} = found;
  if (preset === 'Attribute' && attribute !== undefined) return 'The attribute that you chose';
  if (preset === 'CVSS, then severity' && cvssV3BaseScore !== undefined)
    return 'CVSS v3 base score';
  if (preset === 'CVSS, then severity' && cvssV2BaseScore !== undefined)
    return 'CVSS v2 base score';
  if (preset !== 'Attribute' && severity) return `Severity ${severity}`;
  return 'Default risk score, because the preset finds nothing';
}
