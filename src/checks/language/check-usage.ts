import {monthNames} from '../../base/text/dates';
import {onEachPage} from '../check';
import {sentencesOf} from './sentences';

const months = monthNames.join('|');

/** Words that are right alone, but wrong in these combinations. */
const usages: [usage: RegExp, fix: (found: string) => string][] = [
  [
    new RegExp(`(?<![.\\d])\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`),
    () => 'write the month first: "December 15, 2025"',
  ],
  [
    new RegExp(`\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)\\b`),
    () => 'write the day without an ending: "December 15"',
  ],
  [
    /\b\d+(?:[KMGT]i?B|kB|ms|min|sec)\b/,
    (found) => `write a space before the unit: "${found.replace(/(?<=\d)(?=\D)/, ' ')}"`,
  ],
  [/\b\d+ ?(?:mins?|secs?|hrs?|msecs?|yrs?)\b/, () => 'write the unit out: "30 minutes"'],
  [
    /(?<![\w-])(?!(?:early|only|daily|weekly|monthly|yearly|hourly|quarterly|family|supply|assembly|reply|likely|friendly|july|fly|ally|rely|apply|multiply|anomaly|assembly|costly|elderly|timely|orderly|lovely|holy|ugly|silly)-)[a-z]+ly-[a-z]+/i,
    (found) => `write "${found.replace('-', ' ')}"`,
  ],
  [
    /(?<!related )\b(?:to|can|must|may|cannot|not|you|they|who|should|please) (?:login|logon|setup|backup|signin|checkout|rollback|failover|cleanup|shutdown|startup|logout|log-in|sign-in|back-up|set-up|sign-out|log-out|log-on)\b(?! (?:page|name|event|attempt|screen|form|method|log|session|file|window|token|error|link|button|password|user|time|job|folder|key|option|field|step|guide|url|address|flow|process)s?\b)/i,
    () => 'write the verb as two words: "to log in", "to set up", "to back up"',
  ],
  [/\bcan not\b(?! only)/i, () => 'write "cannot"'],
  [/\balot\b/i, () => 'write "a lot", or say how many'],
  [/\be-mails?\b/i, (found) => `write "${found.replace('-', '')}"`],
  [/\bround the\b(?= \p{Lu}|.*\?$)/u, () => 'write "around the"'],
  [/\bfull stops?\b/i, () => 'write "period"'],
  [/\b(?:after|back|up|down|in|out|on)wards\b/i, (found) => `write "${found.slice(0, -1)}"`],
  [
    /\b(?:informations|softwares|advices|feedbacks|equipments|hardwares|malwares|evidences|knowledges)\b/i,
    (found) => `write "${found.slice(0, -1)}": it has no plural`,
  ],
];

/** Checks American usage: dates, units, two-word verbs, and words from British or other English. */
export const checkUsage = onEachPage((page, report) => {
  for (const {line, text} of sentencesOf(page)) {
    for (const [usage, fix] of usages) {
      const found = usage.exec(text)?.[0];
      if (found) report(line, `"${found}"`, fix(found));
    }
  }
});
