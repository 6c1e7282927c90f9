/** British words that American dictionaries also contain, with the American words. */
const words: Record<string, string> = {
  acknowledgement: 'acknowledgment',
  ageing: 'aging',
  amongst: 'among',
  artefact: 'artifact',
  catalogue: 'catalog',
  cheque: 'check',
  enrol: 'enroll',
  enrolment: 'enrollment',
  fulfil: 'fulfill',
  fulfilment: 'fulfillment',
  grey: 'gray',
  instalment: 'installment',
  judgement: 'judgment',
  learnt: 'learned',
  programme: 'program',
  skilful: 'skillful',
  spelt: 'spelled',
  towards: 'toward',
  whilst: 'while',
};

/** British endings after the stems that have them. "Hour" and "contour" are also American. */
const endings: [british: RegExp, american: string][] = [
  [
    // Not "advise", "exercise", and "premises". "Analyses" is also a plural.
    /^((?:re|un|dis|de)?(?:anonym|apolog|author|capital|categor|central|character|crit|custom|emphas|equal|final|formal|general|harmon|initial|item|legal|local|material|maxim|memor|minim|modern|mobil|neutral|normal|optim|organ|parallel|parameter|personal|prior|pseudonym|random|real|recogn|sanit|scrutin|serial|special|stabil|standard|summar|symbol|synchron|token|util|vandal|virtual|visual))is(?=(?:e|ed|er|ers|es|ing|ation|ations|able)$)/,
    '$1iz',
  ],
  [/^((?:re)?(?:anal|catal|paral))ys(?=(?:e|ed|er|ers|ing)$)/, '$1yz'],
  [
    /^((?:un|dis|mis|multi)?(?:arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|rig|rum|savi|vap|vig))our(?=$|s$|ed$|ing$|able$|hood$|ful$|less$|al$|ite$|ites$)/,
    '$1or',
  ],
  [/^((?:kilo|milli|centi)?(?:cent|lit|met)|calib|fib|lust|somb|theat)re(?=s?$)/, '$1er'],
  [/^(cent)r(?=ed$|ing$)/, '$1er'],
  [
    /^((?:re|un|mis)?(?:cancel|channel|counsel|fuel|label|level|marshal|model|signal|total|travel|tunnel))l(?=ed$|ing$|er$|ers$)/,
    '$1',
  ],
];

/**
 * Finds the American spelling of a British word that the dictionaries accept.
 *
 * @param word one word, in lowercase
 * @returns undefined if the word is American
 */
export function americanOf(word: string): string | undefined {
  const plural = word.replace(/s$/, '');
  if (Object.hasOwn(words, word)) return words[word];
  if (plural !== word && Object.hasOwn(words, plural)) return `${words[plural]}s`;
  const [ending, american] = endings.find(([british]) => british.test(word)) ?? [];
  return ending && american !== undefined ? word.replace(ending, american) : undefined;
}
