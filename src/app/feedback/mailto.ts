import type {FeedbackMessage} from './message';

/** Longest message that the dialog accepts for a mail link. English text of this length fits into the link. */
export const mailTextLimit = 1000;

/**
 * Longest link that works everywhere. For years, Chromium on Windows dropped links longer than 2,048 characters:
 * https://crbug.com/727909
 */
const linkLimit = 2000;

/** Returns a `mailto:` link with the message. */
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
  // RFC 6068 requires CRLF between lines.
  const text = body.join('\n').replaceAll('\n', '\r\n');
  const subject = `Feedback: ${message.title}`;
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a link might be too long for mail programs. Each character outside ASCII takes six to twelve characters. */
export const exceedsLink = (url: string) => url.length > linkLimit;
