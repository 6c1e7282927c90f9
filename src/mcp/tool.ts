import type {CallToolResult, McpServer, StandardSchemaWithJSON} from '@modelcontextprotocol/server';
import type * as z from 'zod';
import {InputError} from '../base/source/input-error';
import type {ToolContext} from './context';

/** What a tool answers. */
export interface ToolAnswer<Data> {
  /** For people and assistants. */
  markdown: string;
  /** The same for programs. */
  data: Data;
}

/** Adds a tool to a server. */
export type AddTool = (server: McpServer, context: ToolContext) => void;

interface ToolDefinition<Input extends z.ZodObject> {
  name: string;
  title: string;
  /** Tells an assistant when to use it. `{Product}` is the product's name. */
  description: string;
  input: Input;
}

/** Tools read only what the server brings along, and the same question gets the same answer. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/**
 * Defines a tool that answers in Markdown.
 *
 * @param definition `answer` throws {@link InputError} with what to ask instead
 */
export function textTool<Input extends z.ZodObject>({
  name,
  input,
  answer,
  ...about
}: ToolDefinition<Input> & {
  answer(asked: z.output<Input>, context: ToolContext): string | Promise<string>;
}): AddTool {
  return (server, context) => {
    server.registerTool(
      name,
      {...described(about, context), inputSchema: schemaOf(input)},
      (asked) =>
        answered(async () => ({
          content: [textOf(await answer(asked as z.output<Input>, context))],
        })),
    );
  };
}

/**
 * Defines a tool that answers in Markdown and as data.
 *
 * @param definition `answer` throws {@link InputError} with what to ask instead
 */
export function dataTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  input,
  output,
  answer,
  ...about
}: ToolDefinition<Input> & {
  output: Output;
  answer(
    asked: z.output<Input>,
    context: ToolContext,
  ): ToolAnswer<z.input<Output>> | Promise<ToolAnswer<z.input<Output>>>;
}): AddTool {
  return (server, context) => {
    const config = {
      ...described(about, context),
      inputSchema: schemaOf(input),
      outputSchema: output,
    };
    server.registerTool(name, config, (asked) =>
      answered(async () => {
        const {markdown, data} = await answer(asked as z.output<Input>, context);
        return {content: [textOf(markdown)], structuredContent: data};
      }),
    );
  };
}

const described = (
  {title, description}: {title: string; description: string},
  {library}: ToolContext,
) => ({
  title,
  description: description.replaceAll('{Product}', library.name),
  annotations,
});

/** Because the SDK checks what is asked against the schema, a tool can rely on its type. */
const schemaOf = (input: z.ZodObject): StandardSchemaWithJSON => input;

const textOf = (text: string) => ({type: 'text' as const, text});

/** Says what's wrong with a question as an answer, so that the assistant can ask again. */
async function answered(answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {content: [textOf(error.message)], isError: true};
  }
}
