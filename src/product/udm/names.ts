import {capitalized, uncapitalized} from '../../base/text/words';
import type {Attribute, Model} from './definition';
import type {Relationship, Udm} from './udm';
import {attributeTypes} from './vocabulary';

/** Returns the GraphQL API field that lists a model's records: `cveRecords` for "CVE records". */
export function rootFieldOf({plural}: Pick<Model, 'plural'>): string {
  return plural
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a model's name as written within a sentence: "Host image" becomes "host image", and "CVE record" stays. */
export function inSentence({name}: Pick<Model, 'name'>): string {
  return /^[A-Z][a-z]/.test(name) ? uncapitalized(name) : name;
}

/**
 * Returns a relationship as a sentence without a period: "Container runs on host".
 *
 * @param end the model to start from: the one with the reference, or its target
 * @param shown the models to name, if they aren't the ones that define the relationship
 */
export function sentenceOf(
  udm: Udm,
  {from, attribute, verb, to}: Relationship,
  end: 'from' | 'to',
  shown: {from?: Model; to?: Model} = {},
): string {
  const {forward, backward} = udm.definition.verbs[verb] ?? {forward: '', backward: ''};
  const [subject, object] = [shown.from ?? from, shown.to ?? to];
  const isForward = (end === 'from') !== attribute.reversed;
  const sentence = (isForward ? forward : backward)
    .replace('{from}', inSentence(attribute.reversed ? object : subject))
    .replace('{to}', inSentence(attribute.reversed ? subject : object));
  return capitalized(sentence);
}

/** Returns an attribute's type in a word or two: "Whole number", "References". */
export function shortTypeOf({type, integer, multivalued}: Attribute): string {
  if (type === 'reference') return multivalued ? 'References' : 'Reference';
  if (type === 'choice' && multivalued) return 'Multiple choice';
  const name = integer ? 'Whole number' : attributeTypes[type];
  return multivalued ? `${name}, several` : name;
}

/** Words that labels write in capitals. */
const capitals = new Set(
  'cve cvss cwe dns epss fqdn id ip kev mac mfa os owasp sla uid url'.split(' '),
);

/** Returns an attribute's label on the screen: "SLA level" for `slaLevel`. */
export function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return capitalized(words);
}
