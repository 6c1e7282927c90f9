const common = new Set(
  `a about after am an and any are as at be became become becomes been before between but by can could did difference do does for from get gets had
  happens has have how i if in into is it its many me much my need of often on or our please see shall
  should so than that the their them then there these they this to until use used versus vs was we were what when
  where which while who why will with would you your`.split(/\s+/),
);

/** Whether a word says so little that it doesn't have to occur. */
export const isCommon = (word: string): boolean => common.has(word);

const questionWords =
  /^\s*(?:how|what|why|which|when|who|where|is|are|can|could|do|does|did|i|should|will|my)\b/i;

/** Whether the query is a plain-language question, so that a page doesn't need to have each word. */
export const isQuestion = (text: string): boolean => questionWords.test(text);

const releaseWords = /\b(releases?|versions?|changed|changelog|since|upgrade|\d+\.\d+)\b/i;

/** Whether a query asks about releases. Otherwise, pages about the past count less than pages about the present. */
export const asksForRelease = (text: string): boolean => releaseWords.test(text);
