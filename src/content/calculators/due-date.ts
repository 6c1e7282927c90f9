import {longDate} from '../../base/text/dates';
import {decimal} from '../../base/text/decimals';
import {countOf} from '../../base/text/words';
import {
  type CalendarPolicy,
  compliance,
  dueDate,
  levelOf,
  type ServiceLevel,
  type TimeToFix,
} from '../../sample/organization/scoring/service-level';
import {addDays, daysBetween} from '../../sample/organization/scoring/time';
import type {CalculationStep, Calculator, Outcome} from './calculation';
import type {CalculatorField, Inputs, NumberRange} from './fields';
import {InputFault, ifAny, momentIn, numberIn, readerOf} from './read';

/** What the product's data says about due dates. */
export interface DueDateFacts {
  definitions: OfferedDefinition[];
  policies: CalendarPolicy[];
  units: TimeToFix['unit'][];
  /** How long a level can be, and which scores there are. */
  lengths: NumberRange;
  scores: NumberRange;
  /** How long before its due date a record is near it. */
  nearDays: number;
}

/** An SLA definition of the sample organization. */
export interface OfferedDefinition {
  name: string;
  on: 'Finding' | 'Ticket';
  calendarPolicy: CalendarPolicy;
  levels: ServiceLevel[];
}

/** The input of a service level that the reader enters, instead of a definition. */
export const ownLevel = 'Your own';

/** Creates the calculator of a finding's or a ticket's due date. */
export function dueDateCalculator(facts: DueDateFacts): Calculator {
  const fieldsFor = (inputs: Inputs) => fieldsOf(inputs, facts);
  return {
    name: 'due-date',
    title: 'Due date calculator',
    fieldsFor,
    calculate(inputs) {
      const {read, faults} = readerOf(inputs, fieldsFor(inputs));
      const record = recordIn(inputs, facts, read);
      if (Object.keys(faults).length > 0) return {faults};
      return {steps: stepsOf(record, facts), outcome: outcomeOf(record)};
    },
  };
}

/** A record with a due date, as far as its time is concerned. */
interface TimedRecord {
  definition?: OfferedDefinition;
  level?: ServiceLevel;
  score: number;
  policy: CalendarPolicy;
  time?: TimeToFix;
  start: string;
  /** Empty if no level covers the record. */
  due: string;
  extended?: string;
  /** When its compliance is judged: when it was closed, or while it's open, at the time that the reader chose. */
  judged: string;
  isClosed: boolean;
  status: string;
}

function recordIn(
  inputs: Inputs,
  facts: DueDateFacts,
  read: ReturnType<typeof readerOf>['read'],
): TimedRecord {
  const definition = definitionOf(inputs, facts);
  const score = read('score', (text) => numberIn(text, facts.scores)) ?? 0;
  const length = read('length', (text) => numberIn(text, facts.lengths)) ?? 0;
  const level = definition && levelOf(definition.levels, score);
  const time = definition ? level && inDays(level) : {length, unit: unitOf(inputs, facts)};
  const policy = definition?.calendarPolicy ?? policyOf(inputs, facts);
  const start = read('start', momentIn) ?? '';
  const due = start && time ? dueDate(start, time, policy) : '';
  const extended = read('extended', ifAny(momentAfter('Due date', due)));
  const afterStart = momentAfter(wordsOf(definition).start, start);
  const closed = read('closed', ifAny(afterStart));
  const judged = closed ?? read('at', afterStart) ?? '';
  const isClosed = closed !== undefined;
  const nearDays = isClosed ? undefined : facts.nearDays;
  const status = judged && compliance(extended ?? due, judged, nearDays);
  return {definition, level, score, policy, time, start, due, extended, judged, isClosed, status};
}

function stepsOf(record: TimedRecord, {nearDays}: DueDateFacts): CalculationStep[] {
  const {definition, level, score, policy, time, start, due, extended, judged, isClosed} = record;
  const words = wordsOf(definition);
  const counted = extended ?? due;
  const days = due && countOf(daysBetween(start, due), 'day');
  const steps: (CalculationStep | false | undefined)[] = [
    definition && {
      label: 'Service level',
      note: reasonFor(score, level),
      value: level?.name ?? 'None',
    },
    time && {label: 'Time', note: policy, value: lengthOf(time)},
    {label: words.start, value: utc(start)},
    time !== undefined &&
      time.unit !== 'Hours' &&
      days !== lengthOf(time) && {label: 'On the calendar', value: days},
    due !== '' && {label: 'Due date', value: utc(due), isResult: true},
    extended !== undefined && {
      label: 'Extended due date',
      note: 'From an approved exception request, and counts instead',
      value: utc(extended),
    },
    counted !== '' &&
      !isClosed && {
        label: 'Near SLA',
        note: `From ${countOf(nearDays, 'day')} before the due date`,
        value: utc(addDays(counted, -nearDays)),
      },
    counted !== '' && {
      label: isClosed ? words.closed : 'As of',
      note: delay(counted, judged),
      value: utc(judged),
    },
    {label: 'Compliance status', value: record.status},
  ];
  return steps.filter((step) => typeof step === 'object');
}

const outcomeOf = ({due, extended, status}: TimedRecord): Outcome => ({
  label: extended ? 'Extended due date' : 'Due date',
  value: extended || due ? utc(extended ?? due) : 'None',
  badge: {text: status, classes: ['compliance', `compliance--${statusWord(status)}`]},
});

/** The part of a status that differs from other statuses: `near`. */
const statusWord = (status: string) => status.split(' ')[0]?.toLowerCase();

/** What a record's screen calls the ends of its time. */
function wordsOf(definition?: OfferedDefinition) {
  return definition?.on === 'Ticket'
    ? {start: 'Created', closed: 'Closed'}
    : {start: 'First found', closed: 'Fixed'};
}

function fieldsOf(inputs: Inputs, facts: DueDateFacts): CalculatorField[] {
  const definition = definitionOf(inputs, facts);
  const words = wordsOf(definition);
  const choice = (name: string, label: string, names: string[]): CalculatorField => ({
    kind: 'choice',
    name,
    label,
    options: names.map((value) => ({value, text: value})),
  });
  return [
    choice('definition', 'SLA definition', [...facts.definitions.map(({name}) => name), ownLevel]),
    ...(definition
      ? [{kind: 'number', name: 'score', label: 'Risk score'} as const]
      : [
          {kind: 'number', name: 'length', label: 'Time length'} as const,
          choice('unit', 'Time unit', facts.units),
          choice('policy', 'Calendar policy', facts.policies),
        ]),
    {kind: 'moment', name: 'start', label: `${words.start}, in UTC`},
    ...(definition?.on === 'Ticket'
      ? []
      : [{kind: 'moment', name: 'extended', label: 'Extended due date, in UTC'} as const]),
    {
      kind: 'moment',
      name: 'closed',
      label: `${words.closed}, in UTC`,
      hint: 'Leave empty while the record is open.',
    },
    {kind: 'moment', name: 'at', label: 'Status as of, in UTC', offersNow: true},
  ];
}

const definitionOf = ({definition}: Inputs, {definitions}: DueDateFacts) =>
  definition === ownLevel
    ? undefined
    : (definitions.find(({name}) => name === definition) ?? definitions[0]);

const policyOf = ({policy}: Inputs, {policies}: DueDateFacts): CalendarPolicy =>
  policies.find((name) => name === policy) ?? 'Calendar days';

const unitOf = ({unit}: Inputs, {units}: DueDateFacts): TimeToFix['unit'] =>
  units.find((name) => name === unit) ?? 'Hours';

const inDays = ({days}: ServiceLevel): TimeToFix => ({length: days, unit: 'Days'});

/** "30 days", "1 month". */
const lengthOf = ({length, unit}: TimeToFix) =>
  countOf(length, unit.toLowerCase().replace(/s$/, ''));

/** Says why a score has its level. */
function reasonFor(score: number, level?: ServiceLevel): string {
  const {from, to} = level ?? {};
  const ofScore = `Risk score ${decimal(score)}`;
  if (!level) return `${ofScore}, which is in no range`;
  if (from === undefined || to === undefined) return `${ofScore}, and this level is the default`;
  return `${ofScore}, range ${decimal(from)} to ${decimal(to)}`;
}

/** "9 full days left", "Less than a day late". */
function delay(due: string, at: string): string {
  const isLate = due < at;
  const days = isLate ? daysBetween(due, at) : daysBetween(at, due);
  const time = days === 0 ? 'Less than a day' : countOf(days, 'full day');
  return `${time} ${isLate ? 'late' : 'left'}`;
}

/** Formats a moment to the minute: "December 25, 2025, 02:10 UTC". */
const utc = (moment: string) => `${longDate(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`;

/**
 * Returns a function that reads a moment after another one.
 *
 * @param label of the other moment, for the message
 */
const momentAfter = (label: string, earlier: string) => (text: string) => {
  const moment = momentIn(text);
  if (earlier && moment < earlier)
    throw new InputFault(`Enter a time after ${label}, which is ${utc(earlier)}.`);
  return moment;
};
