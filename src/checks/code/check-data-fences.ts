import {GraphQLError, parse} from 'graphql';
import {parseAllDocuments} from 'yaml';
import {onEachPage} from '../check';
import {type Fence, fencesOf} from './fences';
import {jsonFault} from './json-fault';

/** A fault in a fence's text. */
interface TextFault {
  /** The line within the fence, from 1. */
  line: number;
  message: string;
}

const parsers: Record<string, (code: string) => TextFault | undefined> = {
  json: readJson,
  yaml: readYaml,
  graphql: readGraphql,
};

/** Checks that JSON, YAML, and GraphQL in fences parse, because readers copy them. */
export const checkDataFences = onEachPage((page, report) => {
  for (const fence of fencesOf(page, ...Object.keys(parsers))) {
    const fault = readFence(fence);
    if (fault)
      report(
        fence.firstLine + fault.line - 1,
        `not valid ${fence.language}: ${fault.message}`,
        'fix the syntax; write a value that the reader supplies like this: <api-key>',
      );
  }
});

const readFence = ({language, code}: Fence) => parsers[language]?.(code);

function readJson(code: string): TextFault | undefined {
  const fault = jsonFault(code);
  return fault && {line: fault.line, message: `unexpected ${fault.found}`};
}

function readYaml(code: string): TextFault | undefined {
  const error = parseAllDocuments(code).flatMap((document) => document.errors)[0];
  const message = error?.message.split(/ at line |\n/)[0] ?? '';
  return error && {line: error.linePos?.[0].line ?? 1, message};
}

function readGraphql(code: string): TextFault | undefined {
  try {
    parse(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {line: error.locations?.[0]?.line ?? 1, message: error.message};
  }
}
