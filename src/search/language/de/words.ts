/** Without umlauts, as the words of a query are. */
const common = new Set(
  `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bitte da damit dann
  das dass dazu dein dem den denn der des deshalb die dies diese diesem diesen dieser dieses doch dort du durch ein
  eine einem einen einer eines er es etwas euch euer fur gegen gibt hab habe haben hat hatte hier hin hinter ich ihm
  ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes kann kannst konnen konnte mal man
  mehr mein meine meinem meinen meiner mich mir mit muss mussen nach noch nun nur ob oder ohne pro sehr sein seine
  seit sich sie sind so soll sollen sollte uber um und uns unser unsere unter vom von vor wann war warum was weil
  welche welchem welchen welcher welches wenn wer werde werden wie wieder wieviel wir wird wo wofur wozu wurde wurden
  zu zum zur zwischen`.split(/\s+/),
);

/** Whether a word says so little that it doesn't have to occur. */
export const isCommon = (word: string): boolean => common.has(word);

const questionWords =
  /^\s*(?:wie|was|warum|wieso|weshalb|welche[mnrs]?|wann|wer|wem|wen|wessen|wo|woher|wohin|wof[uü]r|wozu|wieviele?|ist|sind|hat|habe|haben|kann|k[oö]nnen|darf|muss|soll|sollte|wird|werden|ich|mein|gibt)(?![\p{L}])/iu;

/** Whether the query is a plain-language question, so that a page doesn't need to have each word. */
export const isQuestion = (text: string): boolean => questionWords.test(text);

const releaseWords =
  /(?<![\p{L}\d])(?:releases?|version(?:en)?|[aä]nderungen|ge[aä]ndert|neuerungen|seit|upgrade|aktualisier\p{L}+|\d+\.\d+)(?![\p{L}\d])/iu;

/** Whether a query asks about releases. Otherwise, pages about the past count less than pages about the present. */
export const asksForRelease = (text: string): boolean => releaseWords.test(text);
