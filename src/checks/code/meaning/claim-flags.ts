import type {AskedTest} from './asked';
import type {Claim} from './claim';

/** The words that people use for a true attribute if they don't use the first word of its name. */
const sayings: [name: RegExp, said: string][] = [
  [/exploit|cisa/i, 'exploit(?:ed|ation)|attacked|CISA|KEV'],
  [/rebootRequired/, 'reboots?|restarts?'],
  [/^scannedFor/, 'scann(?:ed|ers?)|scan'],
  [/MultifactorAuthentication/, 'second factor'],
];

const negative =
  /\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|lack\w*|missing|unless|outside|except|gaps?)\b|n't\b/i;

/** Finds contradictions about true and false: "that the internet can reach" with `internetFacing = false`. */
export const claimFlags: Claim = ({text}, {tests}) => {
  const flags = tests.filter(({attribute}) => attribute?.type === 'boolean');
  for (const flag of flags) {
    const found = wordsOf(flag).exec(text);
    if (!found) continue;
    const [said, before = '', prefix, word = ''] = found;
    const [after = ''] = text.slice(found.index + said.length).split(/[,;:.?]/);
    const isDenied = Boolean(prefix) || negative.test(before);
    const isSame = (each: AskedTest) => wordsOf(each).source === wordsOf(flag).source;
    const fits = (each: AskedTest) =>
      asksForTruth(each) ? !isDenied : isDenied || negative.test(after);
    if (!flags.filter(isSame).some(fits))
      return {said: (prefix ?? '') + word, asked: `${flag.name} = ${asksForTruth(flag)}`};
  }
  return undefined;
};

/** Matches a clause up to a word for the attribute. A prefix such as "un" negates the word. */
function wordsOf({name}: AskedTest): RegExp {
  const own = /^[a-z]+/.exec(
    name.replace(/^(?:is|has|uses)[A-Z]/, (found) => found.at(-1)?.toLowerCase() ?? ''),
  )?.[0];
  const words = sayings.find(([pattern]) => pattern.test(name))?.[1] ?? own ?? name;
  return new RegExp(String.raw`([^,;:.?]*?)\b(un|non-)?(${words})\b`, 'i');
}

const asksForTruth = ({test, isNegated}: AskedTest): boolean =>
  test.kind === 'comparison' && (test.value.value === true) !== isNegated;
