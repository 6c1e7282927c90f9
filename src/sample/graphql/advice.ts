import {GraphQLError, Kind} from 'graphql';
import {isFault} from '../../bql/bind/names';
import {scopeOf} from '../../bql/bind/scope';
import type {Dataset} from '../../bql/evaluate/values';
import type {Model} from '../../product/udm/definition';
import {inSentence, rootFieldOf} from '../../product/udm/names';
import type {Udm} from '../../product/udm/udm';

/** Adds to an error's message what to write instead, where GraphQL itself can't know it. */
export function withAdvice(error: GraphQLError, dataset: Dataset): GraphQLError {
  const message = adviseOn(error, dataset);
  if (message === error.message) return error;
  const {nodes, source, positions, path, originalError, extensions} = error;
  return new GraphQLError(message, {nodes, source, positions, path, originalError, extensions});
}

function adviseOn({message, nodes, source}: GraphQLError, dataset: Dataset): string {
  const [, unknown, field = '', type = ''] =
    /^(Cannot query field "(\w+)" on type "(\w+)"\.)/.exec(message) ?? [];
  if (unknown) {
    const advice = adviseOnField(field, type, dataset);
    return advice ? `${unknown} ${advice}` : message;
  }
  const [, name = '', parent] = /^Unknown argument "(\w+)" on field "(\w+)\./.exec(message) ?? [];
  if (parent) return adviseOnArgument(message, name, parent);
  if (message.startsWith('String cannot represent')) return adviseOnText(message, nodes?.[0]?.kind);
  const [, word = ''] = /^Syntax Error: Unexpected Name "(\w+)"/.exec(message) ?? [];
  if (/^find$/i.test(word))
    return `${message} ${word} begins a BQL query. A GraphQL operation begins with a brace: { hosts { displayName } }`;
  if (/^Syntax Error: Expected Name, found String "(query|variables|operationName)"/.test(message))
    return `${message} This is the body of a request. Write only its query here, and its variables next to it.`;
  if (message.startsWith('Must provide operation name'))
    return `${message} The playground sends none: keep one operation, and put # before each line of the others.`;
  if (message === 'Syntax Error: Unexpected <EOF>.' && !source?.body.trim())
    return 'Write an operation first, such as { hosts { displayName } }.';
  return message;
}

/** What connections of other APIs have around their records. */
const wrappers = /^(edges|nodes?|pageInfo|totalCount|count|items)$/;

function adviseOnField(field: string, typeName: string, dataset: Dataset): string | undefined {
  const {udm} = dataset;
  if (!udm.find(typeName)) return undefined;
  const root = rootFieldOf(udm.model(typeName));
  if (wrappers.test(field))
    return `A list has no edges, nodes, or count. Select the attributes directly: { ${root} { displayName } }`;
  return adviseOnReferring(field, typeName, dataset) ?? adviseOnName(field, typeName, udm);
}

/** If the field would list records that refer to this one, says how to ask for them. */
function adviseOnReferring(
  field: string,
  typeName: string,
  {udm, graph}: Dataset,
): string | undefined {
  const sought = udm.models.find(
    (model) => rootFieldOf(model) === field || model.typeName.toLowerCase() === field.toLowerCase(),
  );
  if (!sought) return undefined;
  const reference = udm
    .attributesOf(sought.typeName)
    .find(({target}) => target && udm.isA(typeName, target));
  if (!reference) return undefined;
  const recordsOf = (model: Model) => graph.recordsOf(model.typeName).length;
  const [asked = sought] = udm
    .concreteModelsOf(sought.typeName)
    .toSorted((a, b) => recordsOf(b) - recordsOf(a));
  const example = graph.recordsOf(typeName)[0]?.displayName ?? '…';
  const filter = JSON.stringify(`${reference.name}.displayName = "${example}"`);
  const many = inPlural(sought);
  return (
    `${typeName} has no list of ${many}, but ${many} refer to ${inPlural(udm.model(typeName))} in ${reference.name}. ` +
    `Ask from there: { ${rootFieldOf(asked)}(filter: ${filter}) { displayName } }`
  );
}

const inPlural = ({plural}: Model) => inSentence({name: plural});

/** Suggests the attribute that a name from another tool, or an earlier version, means. */
function adviseOnName(field: string, typeName: string, udm: Udm): string | undefined {
  const range = {start: 0, end: field.length};
  const target = scopeOf(udm, typeName).targetOf({
    ...range,
    kind: 'path',
    names: [{...range, text: field}],
  });
  // The rest of the message is about BQL.
  return isFault(target)
    ? /Did you mean [^?]+\?|"\w+" was renamed .+/.exec(target.message)?.[0]
    : undefined;
}

/** What other APIs call the arguments of a root field. */
const argumentNames: Record<string, RegExp> = {
  filter: /^(where|query|search|condition|filters)$/i,
  limit: /^(first|last|top|take|count|size|page_?size|max)$/i,
  skip: /^(offset|after|from|start|page)$/i,
  orderBy: /^(sort|sort_?by|order|order_?by)$/i,
};

function adviseOnArgument(message: string, name: string, parent: string): string {
  if (parent !== 'Query')
    return `${message.split(' Did you mean')[0]} Only root fields, such as hosts, have arguments. A reference returns all of its records.`;
  const meant = Object.entries(argumentNames).find(([, others]) => others.test(name));
  return meant ? `${message.split(' Did you mean')[0]} Did you mean "${meant[0]}"?` : message;
}

function adviseOnText(message: string, kind: string | undefined): string {
  if (kind === Kind.OBJECT) return `${message}. A filter is one text, such as "riskScore >= 7".`;
  return `${message}. Write text in quotes: ${JSON.stringify(message.split(': ').at(-1))}.`;
}
