import {toString as textOf} from 'mdast-util-to-string';
import {once} from '../../base/once';
import {numberWords} from '../../base/text/words';
import {withFacts} from '../../content/directives/facts';
import {retention} from '../../product/facts';
import {udm} from '../../product/udm';
import {onEachPage} from '../check';
import {hoursIn} from '../code/meaning/claim-spans';
import {lineOf} from '../page';

const listFile = 'src/product/facts/retention.yaml';

const duration = String.raw`(?:\d[\d,]*|${numberWords.join('|')}) (?:hour|day|week|month|year)s?`;
const about = `(?:(?:at most|up to|about|another|the full|the last) )?`;

/** Matches "kept for 30 days", "keeps events for 30 days", "deleted after 90 days", and "purged 90 days later". */
const period = new RegExp(
  String.raw`\b(?:kept|keeps|stored|retained|listed|deleted|purged|removed|inactive|expires?)\b(?:[^.;:]{0,40}? (?:for|after) ${about}(${duration})| (${duration}) (?:after|later))\b`,
  'gi',
);

/**
 * Checks that a sentence that says how long something in `retention.yaml` is kept says what the facts say, and that
 * only a model whose periods are off says so. A connector's page is skipped, because it can be about its vendor's data.
 */
export const checkRetention = onEachPage((page, report) => {
  if (page.kind === 'connector') return;
  for (const node of page.written('paragraph', 'tableCell')) {
    for (const sentence of textOf(node).split(/(?<=[.!?])\s+/)) {
      for (const match of sentence.matchAll(period)) {
        const said = match[1] ?? match[2] ?? '';
        // Only records of a model that sources fill become inactive and are purged.
        const isAging = /^(?:inactive|purged)/i.test(match[0]);
        const named = keptIn(clauseTo(sentence, match.index + match[0].length)).filter(
          ({ages}) => ages || !isAging,
        );
        const [first] = named;
        if (!first || named.some(({hours}) => hours.includes(hoursOf(said)))) continue;
        report(
          lineOf(node),
          `"${said}" is wrong for "${first.name}"`,
          `the facts say "${first.ends}": write that, or correct ${listFile}`,
        );
      }
      const model = page.frontMatter.data.model;
      if (/\bperiods are (?:\w+ )?off\b/.test(sentence) && model && !isOff(String(model)))
        report(
          lineOf(node),
          `the periods of "${model}" aren't off`,
          `delete the sentence, or correct "periodsOff" in ${listFile}`,
        );
    }
  }
});

/** A sentence up to a place, without an earlier clause if a clause with its own subject follows: ", and reports …". */
const clauseTo = (sentence: string, end: number) =>
  sentence.slice(0, end).replace(/^.*, (?:and|but) (?!(?:is|are|becomes?)\b)/s, '');

const isOff = (model: string) =>
  retention.records.some(({models = [], periodsOff}) => periodsOff && models.includes(model));

/** Something that's kept, as sentences name it. */
interface Kept {
  name: string;
  ends: string;
  words: RegExp[];
  /** Whether it becomes inactive and is purged, as records do that sources fill. */
  ages: boolean;
  /** The periods that pages can state. */
  hours: number[];
}

const everythingKept = once((): Kept[] =>
  [...retention.records, ...retention.files.map((file) => ({...file, models: undefined}))].map(
    ({what, words = [], models = [], ends, period: changed}) => {
      const range = retention.periods.find((each) => each.what === changed)?.range ?? '';
      return {
        name: what.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
        ends: withFacts(ends),
        ages: models.some((model) => udm.isA(model, 'EntityModel')),
        words: words.map((word) => new RegExp(String.raw`\b${word.replace(/s$/, 's?')}\b`, 'gi')),
        hours: [
          ...withFacts(`${ends} ${changed?.startsWith('**') ? range : ''}`).matchAll(
            new RegExp(duration, 'gi'),
          ),
        ].map(([each]) => hoursOf(each)),
      };
    },
  ),
);

/** What a sentence names. A name inside a longer one, such as "findings" in "pentest findings", doesn't count. */
function keptIn(sentence: string): Kept[] {
  const found = everythingKept().flatMap((kept) =>
    kept.words.flatMap((word) =>
      Array.from(sentence.matchAll(word), ({0: name, index}) => ({
        kept,
        from: index,
        to: index + name.length,
      })),
    ),
  );
  const isInside = ({from, to}: (typeof found)[number]) =>
    found.some(
      (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
    );
  return [...new Set(found.filter((each) => !isInside(each)).map(({kept}) => kept))];
}

/** "30 days" in hours. */
function hoursOf(text: string): number {
  const [amount = '', unit = ''] = text.toLowerCase().split(' ');
  const number = numberWords.indexOf(amount) + 1;
  const count = number > 0 ? number : Number(amount.replaceAll(',', ''));
  return count * (hoursIn[unit.replace(/s$/, '')] ?? Number.NaN);
}
