import {testOfAge, unitWords} from '../spans';
import {conditionOf, isState} from '../states';
import type {Instead} from './instead';
import {aliasFor, modelOf, namedModel} from './model-names';

/** Returns advice on a query that only tests attributes, or that only names what to search for. */
export function translatedTerms(text: string): Instead | undefined {
  return conditions(text) ?? searchTerms(text);
}

const afterWhere = 'A query begins with FIND and a model, and conditions follow WHERE:';

/** For `project = SEC AND status = Open`, as in JQL, and `type:host AND os:Linux`, as in Lucene. */
function conditions(text: string): Instead | undefined {
  const [, first = ''] =
    /^(?:NOT\s+|[+-])?(?:\(\s*)*([A-Za-z_][\w.]*)\s*(?:[!=<>~:]+|\b(?:NOT\s+)?IN\b|\bIS\b)/i.exec(
      text,
    ) ?? [];
  // What's before FIND is a prompt.
  const isQuery = /^[\w-]+\s?[>$:=]+\s*FIND\s/i.test(text);
  if (!first || isQuery || /^(?:FIND|SELECT|MATCH)$/i.test(first)) return undefined;
  const model = modelTested(text);
  const rest =
    text.replace(
      /^project\s{0,9}(?:!?=|NOT\s+IN\b|IN\b)\s{0,9}(?:\([^()]*\)|"[^"]*"|[\w-]+)\s+AND\s+/i,
      '',
    ) || text;
  const sorted = /\bORDER\s+BY\b/i.test(text) ? ' ORDER BY …' : '';
  return {
    message: `${afterWhere} FIND ${model} WHERE …${sorted}.${rest === text ? '' : ' A ticket has no project here.'}`,
    fix: `FIND ${model} WHERE ${rest}`,
  };
}

/** Guesses the model from the attributes that are tested. */
export function modelTested(text: string): string {
  const has = (words: string) =>
    new RegExp(`(?<![\\w"])(?:${words})\\s*(?:[!=<>~:]|\\bIN\\b|\\bIS\\b)`, 'i').test(text);
  if (has('project|issuetype|assignee|reporter|sprint|epic|resolution|labels|ticket'))
    return 'Ticket';
  return has(
    'cve|cves|severity|cvss|epss|dueDate|status|statusCategory|plugin\\w*|qid|vuln\\w*|finding\\w*',
  )
    ? 'Finding'
    : 'Host';
}

/** For `CVE-2021-44228`, `log4j`, and `open critical findings`. */
function searchTerms(text: string): Instead | undefined {
  if (/^CVE-\d{4}-\d+$/i.test(text)) {
    const fix = `FIND Vulnerability WHERE type.cveIds = "${text.toUpperCase()}"`;
    return {message: `${afterWhere} ${fix}.`, fix};
  }
  if (/^"[^"]+"$/.test(text) || (/^[a-z]\w*(?:[-.]\w+)+$/.test(text) && !text.includes(' '))) {
    const fix = `FIND Host WHERE name CONTAINS "${text.replaceAll('"', '')}"`;
    return {message: `${afterWhere} ${fix}.`, fix};
  }
  const sentence = sentenceOf(text);
  if (sentence) {
    const rule = /^FIND\b/i.test(text)
      ? 'Conditions follow WHERE, and relationships follow THAT:'
      : 'A query begins with FIND and a model:';
    return {message: `${rule} ${sentence}.`, fix: sentence};
  }
  if (
    /^=?\s*(?:COUNTIFS?|SUMIFS?|AVERAGEIFS?|FILTER|QUERY|VLOOKUP|XLOOKUP|SORT|UNIQUE)\s*\(/i.test(
      text,
    )
  )
    return {
      message:
        'BQL has no formulas. Start with FIND and a model: FIND Host AS h WHERE h.riskScore > 7 RETURN count(*).',
    };
  if (isSentence(text))
    return {
      message: `BQL has no sentences. Write FIND and a model, and conditions after WHERE: ${gistOf(text)}.`,
    };
  const [, thing = text, age = ''] = aged.exec(text) ?? [];
  const words = thing
    .replace(/^(?:show|list|get|give|find)\s+(?:me\s+)?(?:all\s+)?/i, '')
    .replace(exposed, 'exposed')
    .split(/\s+/);
  const states = words.slice(0, -1);
  const noun = words.at(-1) ?? '';
  const isClear = states.every(isState) && /^[a-z]+$/i.test(noun) && states.length + age.length > 0;
  if (!isClear) return undefined;
  const tests = states.map((state) => conditionOf(state));
  if (age) tests.push(testOfAge(noun, age));
  const fix = `FIND ${noun} WHERE ${tests.join(' AND ')}`;
  return {message: `Conditions follow the model, after WHERE: ${fix}.`, fix};
}

/** How old records are: `older than 30 days`. */
const aged = new RegExp(
  String.raw`^(.{1,200}?)\s+((?:older|newer)\s+than\s+\d{1,6}\s{0,9}${unitWords})[?.]?$`,
  'i',
);

const verbs = String.raw`(?:find|show|list|get|give|display|search)(?:\s+me)?(?:\s+(?:all|every|the))?`;

/** Translates a short sentence: `hosts with critical vulnerabilities`, `how many hosts`. */
function sentenceOf(text: string): string | undefined {
  const find = (pattern: string) => new RegExp(`^${pattern}[?.]?$`, 'i').exec(text)?.slice(1);
  const [counted] =
    find(String.raw`(?:how\s+many|number\s+of|count\s+(?:of|all))\s+([a-z]+)`) ?? [];
  if (counted) return `FIND ${counted} RETURN count(*)`;
  const [kind, group] =
    find(String.raw`(?:count|number\s+of)\s+([a-z]+)\s+(?:by|per)\s+([a-z]\w*)`) ?? [];
  if (kind) return `FIND ${kind} RETURN ${group}, count(*)`;
  const [many, top, key = ''] =
    find(String.raw`(?:show\s+)?(?:the\s+)?top\s+(\d+)\s+([a-z]+)(?:\s+by\s+([a-z]\w*))?`) ?? [];
  if (many)
    return `FIND ${top} ORDER BY ${/^(?:risk|)$/i.test(key) ? 'riskScore' : key} DESC LIMIT ${many}`;
  const [noun, test] =
    find(
      String.raw`${verbs}\s+([a-z]+)\s+(?:with|(?<!^find\s[\s\S]*)where|whose|having)\s+(\w+\s*[<>=!].*)`,
    ) ?? [];
  if (noun) return `FIND ${noun} WHERE ${test}`;
  const placed = recordsOn(text);
  if (placed) return placed;
  const [from, link, state = '', to = ''] =
    find(
      String.raw`(?:${verbs}\s+)?([a-z]+)\s+(with|without|having|that\s+have|that\s+has|with\s+no)\s+((?:\w+\s+)*)([a-z]+)`,
    ) ?? [];
  const states = state.trim().split(/\s+/).filter(Boolean);
  if (!from || !link || from === from.toUpperCase() || !states.every(isState)) return undefined;
  if (states.length === 0 || /^[A-Z]/.test(from)) return undefined;
  const model = modelOf(to);
  const alias = aliasFor(model);
  const where = states.map((each) => `${alias}.${conditionOf(each)}`).join(' AND ');
  return `FIND ${modelOf(from)} THAT ${/out|no/i.test(link) ? 'NOT ' : ''}HAS ${model} AS ${alias} WHERE ${where}`;
}

const asked =
  /^(?:show|list|get|give|display|search|which|what|who|how|tell|are|is|please|find\s+(?:me|all|the))\s/i;

/** What begins the rest of a sentence after its first noun. */
const told =
  /^FIND\s+[a-z]+\s+(?:with|without|on|of|in|for|from|affecting|running|having|which|who|whose|assigned|owned)\s/i;

/** Whether a text is a question or a request, rather than a query with a mistake. */
function isSentence(text: string): boolean {
  const isCode = /[=<>"|{}():;,]|\b(?:WHERE|RETURN|THAT|AS|LIMIT|ORDER|WITH|AND)\b/.test(text);
  const count = text.split(/\s+/).length;
  return !isCode && ((asked.test(text) && count > 3) || (told.test(text) && count > 5));
}

/** Returns a query for the first model that a sentence names, with the states before and after its name. */
function gistOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const model = words.map(namedModel).find(Boolean) ?? 'Host';
  const state = words.find((word) => isState(word)) ?? 'critical';
  return `FIND ${model} WHERE ${conditionOf(state)}`;
}

/** What people call a record that the internet reaches. */
const exposed = /\b(?:internet|public)(?:ly)?[\s-]+(?:facing|exposed|accessible)\b/gi;

/** Translates `critical vulnerabilities on internet-facing hosts`. */
function recordsOn(text: string): string | undefined {
  const words = text
    .replace(new RegExp(`^${verbs}\\s+`, 'i'), '')
    .replace(exposed, 'exposed')
    .replace(/[?.]$/, '')
    .split(/\s+/);
  const at = words.findIndex((word) => /^(?:on|of|in|for|affecting)$/i.test(word));
  const [found, place] = [words.slice(0, at), words.slice(at + 1)].map(described);
  if (at < 1 || !found || !place || found.tests.length + place.tests.length === 0) return undefined;
  const alias = found.alias === place.alias ? `${place.alias}2` : place.alias;
  const where = (tests: string[], name: string) =>
    tests.length > 0 ? ` WHERE ${tests.map((test) => `${name}.${test}`).join(' AND ')}` : '';
  return `FIND ${found.model} AS ${found.alias}${where(found.tests, found.alias)} THAT HAS ${place.model} AS ${alias}${where(place.tests, alias)}`;
}

/** Reads `critical vulnerabilities`. */
function described(words: string[]): {model: string; alias: string; tests: string[]} | undefined {
  const noun = words.at(-1) ?? '';
  const states = words.slice(0, -1);
  const tests = states.flatMap((state) => conditionOf(state) ?? []);
  const isClear = /^[a-z]+s$/.test(noun) && tests.length === states.length;
  return isClear ? {model: modelOf(noun), alias: noun.slice(0, 1), tests} : undefined;
}
