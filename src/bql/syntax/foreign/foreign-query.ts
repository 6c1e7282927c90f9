import {type Fault, faultAt} from '../fault';
import {translatedSearch} from './elastic';
import {translatedEncoded} from './encoded';
import {translatedGraphQl} from './graphql';
import type {Instead} from './instead';
import {translatedMatch} from './match';
import {translatedMongo} from './mongo';
import {translatedPipes} from './pipes';
import {translatedRequest} from './rest';
import {translatedSelect} from './select';
import {translatedTerms} from './terms';

/** Returns a fault for a whole query in another language. */
export function foreignQuery(text: string): Fault | undefined {
  const instead = insteadOf(text.trim());
  const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  return instead && faultAt({start, end}, instead.message, instead.fix);
}

function insteadOf(text: string): Instead | undefined {
  const piped = translatedPipes(text);
  if (piped)
    return {
      message: `A query begins with FIND and a model, and its clauses follow each other without |: ${piped.better}.`,
      fix: piped.fix,
    };
  const selected = translatedSelect(text);
  const word = /^SELECT\b/i.test(text) ? 'SELECT' : 'FROM';
  if (selected) return {message: `BQL has no ${word}. Write ${selected}.`, fix: selected};
  const matched = translatedMatch(text);
  if (matched)
    return {
      message: `BQL has no patterns of nodes and arrows. Follow relationships with THAT: ${matched}.`,
      fix: matched,
    };
  return (
    translatedSearch(text) ??
    translatedGraphQl(text) ??
    translatedEncoded(text) ??
    translatedMongo(text) ??
    translatedRequest(text) ??
    translatedTerms(text)
  );
}
