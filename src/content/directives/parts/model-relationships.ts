import type {RootContent} from 'mdast';
import {type Model, type Relationship, udm} from '../../../product/udm';
import {sentenceOf} from '../../../product/udm/names';
import {attributeLink, modelLink} from '../model-nodes';
import {code, heading, inlineElement, lineBreak, paragraph, tableOf, text} from '../nodes';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';

/** `::model-relationships`: the references from this page's data model, and the references to it. */
export const modelRelationships: Directive = (context) => {
  const model = modelOfPage(context);
  return [
    heading(3, 'References it holds'),
    ...section(
      udm.relationshipsFrom(model.typeName).map((relationship) => from(model, relationship)),
      ['Attribute', 'Verb and model', 'Meaning'],
      `${model.name} has no references.`,
    ),
    heading(3, 'References to it'),
    ...section(
      udm.relationshipsTo(model.typeName).map((relationship) => to(model, relationship)),
      ['Model and verb', 'Attribute', 'Meaning'],
      `No data model refers to ${model.name}.`,
    ),
  ];
};

type Row = Parameters<typeof tableOf>[1][number];

const section = (rows: Row[], header: string[], none: string): RootContent[] =>
  rows.length > 0 ? [tableOf(header, rows, 'fitting relationships')] : [paragraph(text(none))];

function from(model: Model, relationship: Relationship): Row {
  const {attribute, verb, to: target, from: definedBy} = relationship;
  return [
    [attributeLink(definedBy, attribute.name), ...howMany(relationship)],
    [code(verb), lineBreak, modelLink(target)],
    sentenceOf(udm, relationship, 'from', {from: model}),
  ];
}

function to(model: Model, relationship: Relationship): Row {
  const {from: holder, attribute, verb} = relationship;
  return [
    [modelLink(holder), lineBreak, code(verb)],
    [attributeLink(definerOf(holder, attribute.name), attribute.name), ...howMany(relationship)],
    sentenceOf(udm, relationship, 'to', {to: model}),
  ];
}

const howMany = ({attribute}: Relationship) => [
  lineBreak,
  inlineElement('small', [text(attribute.multivalued ? 'Several' : 'One')]),
];

/** A narrowed reference is on the page of the ancestor that defines it. */
const definerOf = (holder: Model, name: string) =>
  udm.attributeOf(holder.typeName, name)?.definedBy ?? holder;
