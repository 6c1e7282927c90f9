import {listed} from '../../base/text/words';
import {inSentence} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';
import type {Scope} from '../bind/scope';
import type {Source} from '../syntax/ast';
import {type Subject, singular, withArticle} from './grammar';

/** Returns the plural of a source's models: "hosts or containers". */
export function pluralOf(models: readonly string[], udm: Udm): string {
  return listed(
    models.map((model) => {
      const found = udm.find(model);
      return found ? inSentence({name: found.plural}) : model;
    }),
    'or',
  );
}

/** Returns the singular of a source's models: "host or container". */
export function singularOf(models: readonly string[], udm: Udm): string {
  return listed(namesOf(models, udm), 'or');
}

/** Returns a source with its alias: "a host or a container (a)", "any ticket". */
export function sourcePhrase(
  {models, alias}: Source,
  udm: Udm,
  article: 'a' | 'any' | 'none' = 'a',
): string {
  const names = namesOf(
    models.map(({text}) => text),
    udm,
  );
  const phrases = names.map((name) => {
    if (article === 'a') return withArticle(name);
    return article === 'any' ? `any ${name}` : name;
  });
  return listed(phrases, 'or') + (alias ? ` (${alias.text})` : '');
}

function namesOf(models: readonly string[], udm: Udm): string[] {
  return models.map((model) => {
    const found = udm.find(model);
    if (!found) return model;
    // "Threat intelligence" is a mass noun, but its records can be counted.
    const isMass = found.plural.startsWith(`${found.name} `);
    return isMass ? singular(inSentence({name: found.plural})) : inSentence(found);
  });
}

/** Returns a source's name: "host". If two sources have the same model, it includes the alias: "person m". */
export function nameOfSource(index: number, {sources, udm}: Scope): string {
  const source = sources[index];
  if (!source) return 'record';
  const name = singularOf(source.models, udm);
  const twins = sources.filter((each) => each?.models.join() === source.models.join());
  return twins.length > 1 && source.alias ? `${name} ${source.alias}` : name;
}

/** Returns the subject for records of some models, including whether they're people. */
export function subjectOf(models: readonly string[], udm: Udm, plural: boolean): Subject {
  const person = models.every(
    (model) => udm.find(model) && (udm.isA(model, 'Person') || udm.isA(model, 'User')),
  );
  return {plural, person};
}
