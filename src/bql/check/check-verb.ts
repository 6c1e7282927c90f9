import {closest} from '../../base/text/suggest';
import {listed} from '../../base/text/words';
import type {Udm} from '../../product/udm/udm';
import {connectionsBetween} from '../bind/connections';
import type {Names, ScopeSource} from '../bind/names';
import type {WayStep} from '../bind/records';
import {printWay, waysBetween} from '../bind/ways';
import {modelNamesOf} from '../sources';
import type {Name, Step} from '../syntax/ast';
import {type Fault, faultAt} from '../syntax/fault';
import {aliasFor} from '../syntax/foreign/model-names';
import {otherEnd} from './other-end';

type VerbStep = Step & {verb: Name};

/**
 * Checks that a step's verb joins the models on both sides, in the written direction.
 *
 * @param before the models before the step, from which it could continue instead
 */
export function checkVerb(
  step: VerbStep,
  source: ScopeSource,
  {udm, records}: Pick<Names, 'udm' | 'records'>,
  before: readonly (ScopeSource | undefined)[] = [],
): Fault[] {
  const {verb, direction, target} = step;
  const from = source.models;
  const to = modelNamesOf(target);
  const all = connectionsBetween(from, to, udm);
  const fitting = all.filter((connection) => connection.verb === verb.text);
  const [left, right] = [from.join('|'), to.join('|')];
  if (fitting.length === 0) {
    const verbs = [...new Set(all.map((connection) => connection.verb))];
    const known = udm.definition.verbs[verb.text] !== undefined;
    if (verbs.length === 0)
      return [earlierModel(step, source, udm, before) ?? notJoined(step, source, {udm, records})];
    const other = otherEnd(verb.text, from, to, udm);
    if (other && verbs.some((each) => verb.text.split('_').includes(each)))
      return [
        faultAt(
          verb,
          `${verb.text} doesn't join ${left} and ${right}, but ${other.isFrom ? `${left} and ${other.end}` : `${other.end} and ${right}`}. Find ${other.end} instead of ${other.isFrom ? right : left}, or, for another relationship, write ${listed(verbs, 'or')}.`,
        ),
      ];
    const ends = explained(verbs, from, to, udm);
    // Another word for a verb means how things are now, so HAS rather than PREVIOUS_HAS.
    const current = verbs.filter((each) => !/^PREVIOUS(?:LY)?_/.test(each));
    const best = known ? undefined : closest(verb.text, verbs);
    const [only] =
      current.length === 1
        ? current
        : ends.filter(({name}) => isSaid(name, verb.text)).map((end) => end.verb);
    return [
      faultAt(
        verb,
        `${verb.text} doesn't join ${left} and ${right}. ${
          best
            ? `Did you mean ${best}?`
            : `Use ${listed(
                ends.map(({verb: word, name}) => (name ? `${word} (${name})` : word)),
                'or',
              )}.`
        }`,
        best ?? only,
      ),
    ];
  }
  if (direction && !fitting.some((connection) => connection.direction === direction)) {
    const [first] = target.models;
    const sign = direction === 'out' ? '<<' : '>>';
    return [
      faultAt(
        {start: verb.start, end: first?.end ?? verb.end},
        `${verb.text} points the other way between ${left} and ${right}. Write ${sign}, or omit the direction.`,
        first && `${verb.text} ${sign} ${first.text}`,
      ),
    ];
  }
  return [];
}

/** Whether a verb has the name of an attribute: `ASSIGNED_TO` and `assigned`. */
const isSaid = (attribute: string | undefined, verb: string) =>
  attribute !== undefined && verb.toLowerCase().split('_').includes(attribute.toLowerCase());

/** Returns the attribute behind each verb if there are several: `assigned` for `BELONGS_TO`. */
function explained(
  verbs: string[],
  from: string[],
  to: string[],
  udm: Udm,
): {verb: string; name?: string}[] {
  if (verbs.length < 2) return verbs.map((verb) => ({verb}));
  const ends = [...from, ...to];
  const relationships = ends.flatMap((model) => udm.relationshipsFrom(model));
  return verbs.map((verb) => {
    const names = relationships
      .filter((each) => each.verb === verb && ends.some((end) => udm.isA(end, each.to.typeName)))
      .map(({attribute}) => attribute.name);
    const [name, ...others] = new Set(names);
    return others.length === 0 ? {verb, name} : {verb};
  });
}

/** Catches a step that continues from the model before it, but was meant to continue from an earlier one. */
function earlierModel(
  step: VerbStep,
  source: ScopeSource,
  udm: Udm,
  before: readonly (ScopeSource | undefined)[],
): Fault | undefined {
  if (step.from) return undefined;
  const to = modelNamesOf(step.target);
  const joined = before.flatMap((each) => {
    const verbs =
      each && each !== source ? connectionsBetween(each.models, to, udm).map(({verb}) => verb) : [];
    const verb = verbs.find((word) => word === step.verb.text) ?? verbs[0];
    return each && verb ? [{...each, verb}] : [];
  });
  const found = joined.findLast(({verb}) => verb === step.verb.text) ?? joined.at(-1);
  if (!found) return undefined;
  const {models, alias, verb, range} = found;
  const model = models.join('|');
  const name = alias ?? aliasFor(model);
  const marks = `${step.optional ? 'OPTIONALLY ' : ''}THAT ${step.negated ? 'NOT ' : ''}`;
  const branch = `AND ${name} ${marks}${verb}`;
  const first = alias || !range ? '' : `give ${model} an alias, ${model} AS ${name}, and `;
  const message = `No relationship joins ${source.models.join('|')} and ${to.join('|')}. To continue from ${model}, ${first}write ${branch} ${to.join('|')}.`;
  return faultAt(
    {start: step.start, end: step.verb.end},
    message,
    alias && !step.direction ? branch : undefined,
  );
}

/** Names the shortest ways through other models. The ones that begin with the written verb are likelier. */
function notJoined(
  step: VerbStep,
  {models: from, alias}: ScopeSource,
  {udm, records}: Pick<Names, 'udm' | 'records'>,
): Fault {
  const {verb, target, direction, negated, optional} = step;
  const to = modelNamesOf(target);
  const shortestWays = waysBetween(from, to, udm, records);
  const isKept = shortestWays.some(([first]) => first?.verb === verb.text);
  const other = isKept ? undefined : otherEnd(verb.text, from, to, udm);
  const found = other?.way ? [other.way] : shortestWays;
  // Without the verb, a way means something else.
  const isOther = other?.isFrom === true && !other.way;
  const leads = isOther
    ? ` ${verb.text} leads to ${other.end}, and not on to ${to.join('|')}.`
    : '';
  const wrong = `No relationship joins ${from.join('|')} and ${to.join('|')}.${leads}`;
  const [shortest] = found;
  if (negated && shortest && !step.where && !isOther) {
    const fix = withoutAny(shortest, alias ?? aliasFor(from.join()));
    const before = alias ? '' : `FIND ${from.join('|')} AS ${aliasFor(from.join())} `;
    const message = `${wrong} Count what other models lead to: ${before}${fix}.`;
    return faultAt(step, message, alias && fix);
  }
  const all = found.map(printWay);
  const alike = all.filter((way) => way.startsWith(`THAT ${verb.text} `));
  const likely = alike.length > 0 ? alike : all;
  const [only] = likely;
  if (!only)
    return faultAt(
      verb,
      `${wrong} Go through a model that's joined to both, or start a branch with AND alias THAT.`,
    );
  // After NOT and OPTIONALLY, only the first step would be negated or optional.
  const isClear = likely.length === 1 && !direction && !negated && !optional && !isOther;
  const ways = likely.slice(0, 2);
  const range = {start: verb.start, end: target.models.at(-1)?.end ?? verb.end};
  return faultAt(
    isClear ? range : verb,
    `${wrong} Go through other models: ${ways.join(', or ')}.`,
    isClear ? only.replace(/^THAT /, '') : undefined,
  );
}

/** Finds records from which no way leads to a record at its end. THAT NOT would only look at the first step. */
function withoutAny(way: WayStep[], from: string): string {
  const used = [from];
  const steps = way.map(({verb, model}) => {
    const first = aliasFor(model);
    const alias = used.includes(first) ? `${first}${used.length}` : first;
    used.push(alias);
    return `OPTIONALLY THAT ${verb} ${model} AS ${alias}`;
  });
  return `${steps.join(' ')} WITH ${from}, count(${used.at(-1)}) AS n WHERE n = 0 RETURN ${from}`;
}
