import {once} from '../../../base/once';
import {udm} from '../../../product/udm';
import {routeOf} from '../../../product/udm/address';
import {familiesOf} from '../../../product/udm/families';
import {apiSchema} from '../../../sample/graphql';
import {type SchemaType, schemaData} from '../../../sample/graphql/schema-data';
import {schemaLinkTo} from '../../api-examples/link';
import {code, heading, join, link, paragraph, tableOf, text} from '../nodes';
import type {Directive} from '../part';

const data = once(() => schemaData(apiSchema(), udm));

/** `::graphql-types`: every type of the Platform API's schema: models by family, and the values of choices. */
export const graphqlTypes: Directive = () => {
  const {types} = data();
  const typeOf = (name: string) => types.find((type) => type.name === name);
  return [
    ...familiesOf(udm).flatMap(({title, models}) => [
      heading(3, title),
      tableOf(
        ['Type', 'Root field', 'Kind', 'Fields'],
        models.flatMap(({typeName}) => typeOf(typeName) ?? []).map(modelRow),
      ),
    ]),
    heading(3, 'Enums'),
    paragraph(
      text('A choice has one of these values. A filter uses the value as the platform shows it.'),
    ),
    tableOf(
      ['Type', 'Values'],
      types
        .filter(({kind}) => kind === 'enum')
        .map(({name, values}) => [
          [link(schemaLinkTo(name), [code(name)], name)],
          join(
            values.map((value) => [code(value.name)]),
            ', ',
          ),
        ]),
    ),
    heading(3, 'Scalars'),
    tableOf(
      ['Type', 'Holds'],
      types
        .filter(({kind}) => kind === 'scalar')
        .map(({name, description}) => [
          [link(schemaLinkTo(name), [code(name)], name)],
          description.split('. ')[0] ?? '',
        ]),
    ),
  ];
};

/** A type's row leads to its fields. Its model's page, which needs no script, has the same attributes. */
const modelRow = ({name, root, kind, slug = '', fields, parents}: SchemaType) => [
  [link(routeOf({slug}), [code(name)], name)],
  [code(root ?? '')],
  kind === 'object' ? 'Object' : 'Interface',
  [link(schemaLinkTo(name), [text(String(fields.length + inherited(parents)))])],
];

const inherited = (parents: string[]) =>
  data()
    .types.filter(({name}) => parents.includes(name))
    .reduce((sum, {fields}) => sum + fields.length, 0);
