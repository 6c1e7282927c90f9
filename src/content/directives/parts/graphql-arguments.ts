import {table} from '../../../base/markdown/nodes';
import {apiSchema} from '../../../sample/graphql';
import type {Directive} from '../part';

/** `::graphql-arguments`: the arguments of the Platform API's root fields, which all have the same. */
export const graphqlArguments: Directive = () => {
  const [field] = Object.values(apiSchema().getQueryType()?.getFields() ?? {});
  return table(
    ['Argument', 'Type', 'Default', 'Meaning'],
    (field?.args ?? []).map(({name, type, defaultValue, description}) => [
      `\`${name}\``,
      `\`${type}\``,
      defaultValue === undefined ? '' : `\`${defaultValue}\``,
      description ?? '',
    ]),
  );
};
