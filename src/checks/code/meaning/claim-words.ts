import type {Claim} from './claim';

/** A word in a text that something in the query must match. */
interface Word {
  pattern: RegExp;
  /** Matches a query that does. */
  trace: RegExp;
}

const words: Word[] = [
  {
    pattern:
      /\b(?:open (?:[\w-]+ )?(?:findings?|vulnerabilit\w+|tickets?|requests?|alerts?|violations?|issues?|risks?|flaws?|threats?)|(?:still|are|is) open)\b/i,
    trace: /open|status|OutOfCompliance|publicAccess/i,
  },
  {pattern: /\bcritical\b(?! and other)/i, trace: /critical|riskScore|severity/i},
  {
    pattern: /\b(?<!that )(?:late|overdue)\b|\bpast (?:its|their|a|the|your) due dates?\b/i,
    trace: /SLA|compliance|due/i,
  },
  {pattern: /\b(?<!be )fixed\b/i, trace: /fix|status/i},
  {pattern: /\binternet\b/i, trace: /internet/i},
  {pattern: /\bexploited\b/i, trace: /exploit|epss|cisa|kev/i},
  {pattern: /\bWindows\b/, trace: /windows/i},
  {pattern: /\b(?:CISA|KEV)\b/, trace: /cisa|exploit/i},
  {pattern: /\bEPSS\b/, trace: /epss/i},
  {pattern: /\b(?:no|without an?|with an?|have an?|in an?) tickets?\b/i, trace: /ticket/i},
  {pattern: /\b(?:no|without an?|have an?) owners?\b/i, trace: /owner|OWNS/i},
];

/** Finds words that the query never reflects: "open findings" with a query that doesn't test a status. */
export const claimWords: Claim = ({text}, asked) => {
  for (const {pattern, trace} of words) {
    const said = pattern.exec(text)?.[0];
    if (said && !trace.test(asked.text)) return {said};
  }
  return undefined;
};
