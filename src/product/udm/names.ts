import {capitalized, uncapitalized} from '../../base/text/words';
import type {Attribute, Model} from './definition';
import type {Relationship, Udm} from './udm';
import {attributeTypes} from './vocabulary';

/** The field of the GraphQL API that lists a model's records: "CVE records" is `cveRecords`. */
export function rootFieldOf({plural}: Pick<Model, 'plural'>): string {
  return plural
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A model's name inside a sentence: "Host image" is "host image", "CVE record" stays. */
export function inSentence({name}: Pick<Model, 'name'>): string {
  return /^[A-Z][a-z]/.test(name) ? uncapitalized(name) : name;
}

/**
 * A relationship as a sentence without a full stop: "Container runs on host".
 *
 * @param end the model whose view it is: the one that declares the reference, or the one it leads to
 * @param shown the models to name, where they are others than those that define the relationship
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

/** What an attribute can hold, in a word or two: "Whole number", "References". */
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

/** The label of an attribute on the screen: `slaLevel` is "SLA level". */
export function labelOf(attribute: string): string {
  const words = attribute
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ')
    .map((word) => (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ');
  return capitalized(words);
}
