import {type Fault, faultAt} from './fault';

/** Returns a fault for a whole query in another language: one with pipes, or one that only tests attributes. */
export function foreignQuery(text: string): Fault | undefined {
  const message = pipesAdvice(text) ?? conditionAdvice(text.trimStart());
  const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  return message ? faultAt({start, end}, message) : undefined;
}

/** For `Host | where … | summarize count() by os`, as in KQL, and `index=main os=Linux | stats count by os`, as in SPL. */
function pipesAdvice(text: string): string | undefined {
  const [source = '', ...stages] = text.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
  const isForeign =
    !/^(?:FIND|SELECT|MATCH|WITH)\b/i.test(source) &&
    stages.length > 0 &&
    stages.some((stage) => command.test(stage));
  if (!isForeign) return undefined;
  const model = /^[A-Z]\w*$/.exec(source)?.[0] ?? 'Host';
  const has = (words: RegExp) => stages.some((stage) => words.test(stage));
  const isTested = model !== source || has(/^(?:where|filter|search)\b/i);
  const [, columns = ''] = /\bby\s+([\w., ]+)/i.exec(text) ?? [];
  const groups = columns
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  const counted = has(/^(?:summarize|stats|count|top|timechart)\b/i)
    ? ` RETURN ${[...groups, 'count(*)'].join(', ')}`
    : '';
  const better = `FIND ${model}${isTested ? ' WHERE …' : ''}${counted}`;
  return `A query begins with FIND and a model, and its clauses follow each other without |: ${better}.`;
}

const command =
  /^(?:where|filter|search|summarize|stats|count|top|table|fields|project|extend|eval|sort|order|take|head|limit|dedup|distinct|rename|timechart)\b/i;

/** For `project = SEC AND status = Open`, as in JQL, and `type:host AND os:Linux`. */
function conditionAdvice(text: string): string | undefined {
  const [, first = ''] =
    /^(?:NOT\s+)?(?:\(\s*)*([A-Za-z_][\w.]*)\s*(?:[!=<>~:]+|\b(?:NOT\s+)?IN\b|\bIS\b)/i.exec(
      text,
    ) ?? [];
  if (!first || /^FIND$/i.test(first)) return undefined;
  const isOfTicket = /\b(?:project|issuetype|assignee|reporter|sprint|epic|resolution)\b/i.test(
    text,
  );
  const [model, alias] = isOfTicket ? ['Ticket', 't'] : ['Host', 'h'];
  const sorted = /\bORDER\s+BY\b/i.test(text) ? ' ORDER BY …' : '';
  return `A query begins with FIND and a model, and conditions follow WHERE: FIND ${model} AS ${alias} WHERE …${sorted}.`;
}
