import {
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {Fault} from '../../bql/syntax/fault';
import {read} from './execute';
import type {ApiContext} from './resolve';
import {schemaOf} from './schema';
import {escaped, writtenString} from './string-offsets';
import {compileFilter, readOrder} from './text-arguments';

/** Returns what's wrong with an operation, in text order, including the filters and sort orders that it spells out. */
export function faultsOf(text: string, context: ApiContext): Fault[] {
  const {document, errors} = read(text, context);
  const faults = document
    ? argumentFaults(document, context)
    : errors.map((error) => faultOf(error, text));
  return faults.toSorted((a, b) => a.start - b.start);
}

function faultOf({message, nodes, positions}: GraphQLError, text: string): Fault {
  const [node] = nodes ?? [];
  const at = node && 'name' in node && node.name ? node.name : node;
  const start = Math.min(at?.loc?.start ?? positions?.[0] ?? 0, text.length);
  const word = /^\w+|^/.exec(text.slice(start))?.[0].length ?? 0;
  // An operation is marked by its first word, and a syntax error by the word where it was noticed.
  const isLong = !at || at.kind === Kind.OPERATION_DEFINITION;
  const end = isLong ? start + Math.max(word, 1) : (at.loc?.end ?? start);
  return {
    start,
    end: Math.min(end, text.length),
    severity: 'error',
    message,
    fix: at?.kind === Kind.NAME || node?.kind === Kind.ARGUMENT ? fixIn(message) : undefined,
  };
}

/** Returns the only suggestion of a message. */
function fixIn(message: string): string | undefined {
  const [, name, isObject] = /Did you mean "(\w+)( \{ \.\.\. \})?"\?$/.exec(message) ?? [];
  return isObject ? `${name} { displayName }` : name;
}

/** Returns the faults in the texts of `filter` and `orderBy`. Variables have theirs when the operation runs. */
function argumentFaults(document: DocumentNode, context: ApiContext): Fault[] {
  const faults: Fault[] = [];
  const types = new TypeInfo(schemaOf(context.udm));
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node) {
        const type = types.getType();
        if (type && context.udm.find(getNamedType(type).name))
          faults.push(...faultsOfTexts(node, getNamedType(type).name, context));
      },
    }),
  );
  return faults;
}

function faultsOfTexts(node: FieldNode, typeName: string, context: ApiContext): Fault[] {
  return (node.arguments ?? []).flatMap(({name, value}) => {
    if (value.kind !== Kind.STRING || value.block || !value.loc || !value.value) return [];
    const {start, end, source} = value.loc;
    const {offsets} = writtenString(source.body.slice(start + 1, end - 1), start + 1);
    const {faults} =
      name.value === 'filter'
        ? compileFilter(value.value, typeName, context)
        : readOrder(value.value, typeName, context.udm);
    return faults.map((fault) => ({
      ...fault,
      start: offsets[fault.start] ?? end - 1,
      end: offsets[fault.end] ?? end - 1,
      fix: fault.fix === undefined ? undefined : escaped(fault.fix),
    }));
  });
}
