import type {PhrasingContent, RootContent} from 'mdast';
import {type Model, type Relationship, udm} from '../../../product/udm';
import {routeOf} from '../../../product/udm/address';
import {sentenceOf} from '../../../product/udm/names';
import {attributeLink, modelLink} from '../model-nodes';
import {code, heading, inlineElement, lineBreak, link, paragraph, tableOf, text} from '../nodes';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/** `::model-relationships`: the references from this page's data model, and the references to it. */
export const modelRelationships: Directive = (context) => {
  const model = modelOfPage(context);
  return [
    heading(3, 'References it holds'),
    ...section(
      udm.relationshipsFrom(model.typeName).map((relationship) => from(model, relationship)),
      columns,
      `${model.name} has no references.`,
    ),
    heading(3, 'References to it'),
    ...section(
      udm.relationshipsTo(model.typeName).map((relationship) => to(model, relationship)),
      columns,
      `No data model refers to ${model.name}.`,
    ),
  ];
};

const columns = ['Attribute', 'Relationship'];

type Row = Parameters<typeof tableOf>[1][number];

const section = (rows: Row[], header: string[], none: string): RootContent[] =>
  rows.length > 0 ? [tableOf(header, rows, 'fitting relationships')] : [paragraph(text(none))];

function from(model: Model, relationship: Relationship): Row {
  const {attribute, verb, to: target, from: definedBy} = relationship;
  return [
    [attributeLink(definedBy, attribute.name), ...howMany(relationship)],
    [
      ...linked(sentenceOf(udm, relationship, 'from', {from: model}), target),
      lineBreak,
      code(verb),
    ],
  ];
}

function to(model: Model, relationship: Relationship): Row {
  const {from: holder, attribute, verb} = relationship;
  return [
    [attributeLink(definerOf(holder, attribute.name), attribute.name), ...howMany(relationship)],
    [...linked(sentenceOf(udm, relationship, 'to', {to: model}), holder), lineBreak, code(verb)],
  ];
}

/** A sentence about two models, in which the name of the other one, at an end of the sentence, is a link to it. */
function linked(sentence: string, other: Model): PhrasingContent[] {
  const {length} = other.name;
  const isOther = (part: string) => part.toLowerCase() === other.name.toLowerCase();
  const end = sentence.slice(-length);
  if (isOther(end)) return [text(sentence.slice(0, -length)), link(routeOf(other), [text(end)])];
  const start = sentence.slice(0, length);
  if (isOther(start)) return [link(routeOf(other), [text(start)]), text(sentence.slice(length))];
  return [text(`${sentence}: `), modelLink(other)];
}

const howMany = ({attribute}: Relationship) => [
  lineBreak,
  inlineElement('small', [text(attribute.multivalued ? 'Several' : 'One')]),
];

/** A narrowed reference is on the page of the ancestor that defines it. */
const definerOf = (holder: Model, name: string) =>
  udm.attributeOf(holder.typeName, name)?.definedBy ?? holder;
