import {
  Alternation,
  Alternative,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  Terminal,
  type TokenType,
  tokenLabel,
} from 'chevrotain';
import {grammar} from '../../bql/syntax/grammar';
import {DateLiteral, Identifier, NumberLiteral, StringLiteral, Word} from '../../bql/syntax/tokens';
import {nameOf} from './titles';
import {leavesOf, sequence, type Track} from './track';

const rules = grammar.getGAstProductions();

/** The names of all rules, in grammar order. */
export const ruleNames = Object.keys(rules);

/** Tokens that the writer fills in. All others are written as they are. */
const open: TokenType[] = [Identifier, Word, StringLiteral, DateLiteral, NumberLiteral];

/** The label of syntax that only API filters allow. It isn't part of BQL. */
const ofApi = 'bare';

/**
 * Returns a rule's track.
 *
 * @throws {Error} when the grammar has no such rule
 */
export function trackOf(rule: string): Track {
  return withSmallRules(read(rule));
}

/** Reads a rule from the grammar. */
function read(rule: string): Track {
  const found = rules[rule];
  if (!found)
    throw new Error(`names a rule that isn't in the grammar; rules: ${ruleNames.join(', ')}`);
  return readAll(found.definition, rule);
}

const readAll = (productions: IProduction[], rule: string): Track =>
  sequence(mergeRepeated(productions.flatMap((production) => readOne(production, rule))));

/** Returns a production's track; empty if none of it is BQL. */
function readOne(production: IProduction, rule: string): Track[] {
  if (production instanceof NonTerminal) return [{kind: 'rule', name: production.nonTerminalName}];
  if (production instanceof Terminal) return readTerminal(production, rule);
  const inner = ({definition}: {definition: IProduction[]}) => readAll(definition, rule);
  if (production instanceof Alternation) {
    const parts = production.definition.flatMap((each) => readOne(each, rule));
    return [{kind: 'choice', parts}];
  }
  if (production instanceof Alternative) {
    const [first] = production.definition;
    return first instanceof Terminal && first.label === ofApi ? [] : [inner(production)];
  }
  if (production instanceof Option) return [{kind: 'optional', part: inner(production)}];
  if (production instanceof RepetitionMandatory) return [{kind: 'loop', part: inner(production)}];
  if (production instanceof Repetition)
    return [{kind: 'optional', part: {kind: 'loop', part: inner(production)}}];
  if (production instanceof RepetitionMandatoryWithSeparator)
    return [{kind: 'loop', part: inner(production), between: wordOf(production.separator)}];
  if (production instanceof RepetitionWithSeparator) {
    const between = wordOf(production.separator);
    return [{kind: 'optional', part: {kind: 'loop', part: inner(production), between}}];
  }
  throw new Error(`has a production that diagrams don't support, in the rule ${rule}`);
}

const wordOf = (token: TokenType): Track => ({kind: 'word', text: tokenLabel(token)});

function readTerminal({terminalType, label}: Terminal, rule: string): Track[] {
  if (!open.includes(terminalType)) return [wordOf(terminalType)];
  return [{kind: 'name', text: nameOf(rule, terminalType.name, label)}];
}

/** Turns "a, then any number of (b a)" into "a once or more, with b between". */
function mergeRepeated(tracks: Track[]): Track[] {
  const merged: Track[] = [];
  for (const track of tracks) {
    const last = merged.at(-1);
    const between = last && betweenOf(last, track);
    if (last && between) merged[merged.length - 1] = {kind: 'loop', part: last, between};
    else merged.push(track);
  }
  return merged;
}

function betweenOf(first: Track, {kind, ...rest}: Track): Track | undefined {
  const loop = kind === 'optional' && 'part' in rest ? rest.part : undefined;
  if (loop?.kind !== 'loop' || loop.between || loop.part.kind !== 'sequence') return undefined;
  const {parts} = loop.part;
  const isSame = JSON.stringify(parts.at(-1)) === JSON.stringify(first);
  return isSame ? sequence(parts.slice(0, -1)) : undefined;
}

/** A two-word clause, and a list that only one rule uses, are drawn inline, because a box would hide them. */
function isSmall(name: string, track: Track): boolean {
  const users = ruleNames.filter((user) =>
    leavesOf(read(user)).some((leaf) => leaf.kind === 'rule' && leaf.name === name),
  );
  return leavesOf(track).length <= 2 && (track.kind === 'sequence' || users.length === 1);
}

/** Replaces the names of small rules with their tracks. */
function withSmallRules(track: Track): Track {
  switch (track.kind) {
    case 'rule': {
      const own = read(track.name);
      return isSmall(track.name, own) ? withSmallRules(own) : track;
    }
    case 'sequence':
      return sequence(track.parts.map(withSmallRules));
    case 'choice':
      return {...track, parts: track.parts.map(withSmallRules)};
    case 'optional':
      return {...track, part: withSmallRules(track.part)};
    case 'loop':
      return {
        ...track,
        part: withSmallRules(track.part),
        between: track.between && withSmallRules(track.between),
      };
    default:
      return track;
  }
}
