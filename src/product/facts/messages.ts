import type {MessageGroups} from './schema';

/** Something that the product says, and where it says so. */
export type Message = MessageGroups[number]['messages'][number] & {where: string};

/** The messages of all groups in `messages.yaml`. */
export const messagesIn = (groups: MessageGroups): Message[] =>
  groups.flatMap(({where, messages}) => messages.map((message) => ({...message, where})));

/** Whether words quote a message. A period at the end can be missing, and `{…}` can be any words. */
export const isQuotation = (words: string, {text}: Message): boolean =>
  new RegExp(`^${patternOf(text)}\\.?$`).test(words);

/**
 * Finds the message that a text quotes.
 *
 * @param text what a reader sees, such as `Failed: "No space left"`
 */
export const messageIn = (text: string, messages: readonly Message[]): Message | undefined =>
  messages.find((each) => new RegExp(`"${patternOf(each.text)}`).test(text));

/** A message as a pattern, without the period at its end. */
const patternOf = (text: string) =>
  text
    .replace(/\.$/, '')
    .replace(/[^\w{}]/g, String.raw`\$&`)
    .replace(/\{[^}]*\}/g, '.+');
