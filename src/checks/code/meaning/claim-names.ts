import {oncePerText} from '../../../base/once';
import type {ModelAttribute} from '../../../product/udm/udm';
import {loadSample} from '../../../sample/organization';
import {graphOf} from '../../../sample/organization/graph';
import type {AskedTest} from './asked';
import type {Claim} from './claim';

/**
 * Finds contradictions about names of records, tags, and IDs such as CVE IDs: "the host web-03" with `h.name =
 * "web-04"`.
 */
export const claimNames: Claim = ({text}, {tests}) => {
  const texts = tests
    .filter(({isNegated}) => !isNegated)
    .map((each) => ({each, values: textsOf(each)}));
  const asked = texts.flatMap(({values}) => values);
  if (asked.length === 0) return undefined;
  const all = asked.map((value) => value.toLowerCase());
  for (const {each, values} of texts) {
    if (!each.attribute || each.attribute.type === 'choice' || values.length === 0) continue;
    if (values.some((value) => text.toLowerCase().includes(value.toLowerCase()))) continue;
    const other = [...valuesIn(text, each.attribute), ...numbersIn(text, values)].find(
      (value) => !all.includes(value.toLowerCase()),
    );
    if (other) return {said: other, asked: values.join(', ')};
  }
  return undefined;
};

function textsOf({test}: AskedTest): string[] {
  const literals =
    test.kind === 'comparison' || test.kind === 'text'
      ? [test.value]
      : test.kind === 'list'
        ? test.values
        : [];
  return literals.flatMap(({value, isDate}) =>
    typeof value === 'string' && !isDate ? [value] : [],
  );
}

/** IDs from catalogs, and names such as `web-03`. A text can name one that the sample organization doesn't have. */
const shapes = [
  /\bCVE-\d{4}-\d{4,}\b/g,
  /\b(?:CWE|CAPEC)-\d+\b/g,
  /\bT\d{4}\b/g,
  /\b[a-z]+(?:-[a-z]+)?-\d\d\b/g,
];

const numbersIn = (text: string, values: string[]): string[] =>
  shapes
    .filter((shape) => values.some((value) => value.search(shape) === 0))
    .flatMap((shape) => text.match(shape) ?? []);

/** An attribute's values in the sample organization that the text names. */
const valuesIn = (text: string, attribute: ModelAttribute): string[] =>
  valuesOf(attribute).filter(
    (value) => text.includes(value) && !partOfWord(text, value) && value.length > 2,
  );

const partOfWord = (text: string, value: string) => {
  const at = text.indexOf(value);
  return /[\w-]/.test(`${text[at - 1] ?? ''}${text[at + value.length] ?? ''}`);
};

const remembered = oncePerText<string[]>();

/**
 * Every value of an attribute in the sample organization. For a reference, the names of the records that it can lead
 * to.
 */
const valuesOf = ({definedBy, name, target}: ModelAttribute): string[] =>
  remembered(loadSample(), `${definedBy.typeName}.${name}`, () =>
    target ? textsIn(target, 'displayName') : textsIn(definedBy.typeName, name),
  );

function textsIn(model: string, attribute: string): string[] {
  const values = graphOf(loadSample())
    .recordsOf(model)
    .flatMap((record) => record[attribute] ?? []);
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}
