import type {Udm} from '../../product/udm/udm';
import type {BoundQuery} from '../bind/bind';
import {connectionsBetween} from '../bind/connections';
import {modelNamesOf, sourcesOf} from '../sources';
import type {Name, Source, Step} from '../syntax/ast';
import {type Fault, hintAt} from '../syntax/fault';

/** Hints at models in `A|B` that yield no records because the relationship doesn't connect them. */
export function adviseOnIdleModels(query: BoundQuery): Fault[] {
  const {udm} = query;
  const sources = sourcesOf(query);
  return query.steps.flatMap((step) => {
    const from = sources[step.origin];
    if (!from) return [];
    // After NOT and OPTIONALLY, models that aren't connected stay in the result.
    const dropped = step.negated || step.optional ? [] : idleIn(from, step.target, step, udm);
    return [...dropped, ...idleIn(step.target, from, step, udm)];
  });
}

function idleIn({models}: Source, others: Source, step: Step, udm: Udm): Fault[] {
  if (models.length < 2) return [];
  return models
    .filter((model) => !isJoined(model, others, step, udm))
    .map((model) => {
      const other = modelNamesOf(others).join('|');
      const message = `${step.verb?.text} doesn't join ${model.text} and ${other}, so the query finds no ${model.text}.`;
      return hintAt(model, message);
    });
}

/** If no direction is written, checks both. A written direction was already checked. */
function isJoined({text}: Name, others: Source, {verb}: Step, udm: Udm): boolean {
  const verbs = connectionsBetween([text], modelNamesOf(others), udm).map(
    (connection) => connection.verb,
  );
  return !verb || verbs.includes(verb.text);
}
