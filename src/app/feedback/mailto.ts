import type {FeedbackMessage} from './message';

/** Longest message the dialog promises to hand over; English text of this length fits the link. */
export const mailTextLimit = 1000;

/**
 * Longest link that is safe to open: for years Chromium on Windows dropped any above 2,048 characters,
 * see https://crbug.com/727909
 */
const linkLimit = 2000;

/** Gives the `mailto:` link that opens the reader's mail program with the message filled in. */
export function mailtoUrl(address: string, message: FeedbackMessage): string {
  const body = [
    message.text,
    '',
    '-- ',
    ...(message.email ? [`Reply to: ${message.email}`] : []),
    `Page: ${message.page}`,
    `Site version: ${message.siteVersion}`,
    `Time: ${message.time}`,
  ];
  // RFC 6068 wants CR LF between lines.
  const text = body.join('\n').replaceAll('\n', '\r\n');
  const subject = `Feedback: ${message.title}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a mail program might not get all of the link: letters outside ASCII take six to twelve characters each. */
export const exceedsLink = (url: string) => url.length > linkLimit;
