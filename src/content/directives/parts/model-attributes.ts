import type {RootContent} from 'mdast';
import {importOf} from '../../../base/markdown/nodes';
import {uncapitalized} from '../../../base/text/words';
import {type Attribute, fillers, type Model, type ModelAttribute, udm} from '../../../product/udm';
import {anchorOf} from '../../../product/udm/address';
import {shortTypeOf} from '../../../product/udm/names';
import {attributeLink, modelLink, typeOf} from '../model-nodes';
import {
  code,
  element,
  heading,
  inlineElement,
  lineBreak,
  link,
  paragraph,
  sentence,
  tableOf,
  text,
} from '../nodes';
import {modelOfPage} from '../page-model';
import type {Directive} from '../part';
import {rowSearch} from '../row-search';

/**
 * `::model-attributes`: the attributes that this page's data model defines, then the inherited ones by ancestor. Each
 * of its own attributes has an anchor, which other pages link to as `host.md#attribute-hostnames`.
 */
export const modelAttributes: Directive = (context) => {
  const model = modelOfPage(context);
  const inherited = udm.attributesOf(model.typeName).filter(({definedBy}) => definedBy !== model);
  return [
    importOf('@site/src/content/tables/fitting.css'),
    importOf('@site/src/content/model-diagrams/model.css'),
    ...ownAttributes(model),
    ...inheritedAttributes(inherited),
  ];
};

function ownAttributes({attributes, name}: Model): RootContent[] {
  if (attributes.length === 0) return [paragraph(text(`${name} has only inherited attributes.`))];
  const usual = mostFrequent(attributes.map(({filledBy}) => filledBy));
  const others = attributes.some(({filledBy}) => filledBy !== usual);
  const list = [
    paragraph(text(`Origin${others ? ', unless a row says otherwise' : ''}: ${originOf(usual)}.`)),
    tableOf(
      ['Attribute', 'Type', 'Meaning'],
      attributes.map((attribute) => rowOf(attribute, usual)),
      'fitting attributes',
    ),
  ];
  return attributes.length < manyAttributes ? list : rowSearch('AttributeSearch', texts, list);
}

/** From this number on, a search above the table finds one sooner than the eye. */
const manyAttributes = 12;

const texts = {
  label: 'Filter attributes',
  placeholder: 'Name, type, or meaning',
  parameter: 'attribute',
  names: 'attributes',
};

type Filler = Attribute['filledBy'];

const originOf = (filler: Filler) => uncapitalized(fillers[filler]);

function mostFrequent(found: Filler[]): Filler {
  const count = (filler: Filler) => found.filter((each) => each === filler).length;
  return found.toSorted((a, b) => count(b) - count(a))[0] ?? 'connector';
}

function rowOf({filledBy, ...attribute}: Attribute, usual: Filler) {
  const {name, required, description, example} = attribute;
  const anchor = anchorOf(name);
  const notes = [
    ...(example === undefined ? [] : [[text('Example: '), code(String(example))]]),
    ...(filledBy === usual ? [] : [[text(`Origin: ${originOf(filledBy)}`)]]),
  ];
  return [
    [
      link(`#${anchor}`, [code(name)], anchor),
      ...(required ? [lineBreak, inlineElement('small', [text('Required')])] : []),
    ],
    [inlineElement('i', [], iconOf[attribute.type]), ...typeOf({filledBy, ...attribute})],
    [
      ...sentence(description),
      ...notes.flatMap((note) => [lineBreak, inlineElement('small', note)]),
    ],
  ];
}

/** Icons in src/content/model-diagrams/model.css. Types that aren't here are texts. */
const iconOf: Partial<Record<Attribute['type'], string>> = {
  boolean: 'boolean',
  choice: 'choice',
  dateTime: 'date',
  number: 'number',
  reference: 'reference',
};

function inheritedAttributes(attributes: ModelAttribute[]): RootContent[] {
  if (attributes.length === 0) return [];
  const ancestors = [...new Set(attributes.map(({definedBy}) => definedBy))];
  return [
    heading(3, 'Inherited attributes'),
    element(
      'dl',
      ancestors.flatMap((ancestor) => [
        element('dt', [text('From '), modelLink(ancestor)]),
        ...attributes
          .filter(({definedBy}) => definedBy === ancestor)
          .map((attribute) =>
            element('dd', [
              attributeLink(ancestor, attribute.name),
              text(` ${inheritedTypeOf(attribute)}`),
            ]),
          ),
      ]),
      'inherited',
    ),
  ];
}

/** References name their target, because it can be narrower on this model than on the ancestor's page. */
function inheritedTypeOf(attribute: ModelAttribute): string {
  const short = shortTypeOf(attribute).toLowerCase().replace('url', 'URL');
  return attribute.target ? `${short} to ${udm.model(attribute.target).name}` : short;
}
