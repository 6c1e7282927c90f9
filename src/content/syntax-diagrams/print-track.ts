import {trackOf} from './read-grammar';
import {titleOf} from './titles';
import type {Track} from './track';

/** The most characters that a phone shows on a line without scrolling. */
const longestLine = 40;

/** Writes a rule as text: its name and its definition, on several lines if it's long. */
export function printRule(rule: string): string {
  const track = trackOf(rule);
  const name = `<${titleOf(rule)}> =`;
  const text = printTrack(track);
  if (name.length + text.length < longestLine) return `${name} ${text}`;
  if (track.kind === 'sequence') return [name, ...track.parts.map(printPart)].join('\n  ');
  if (track.kind === 'choice') return [name, ...track.parts.map(printTrack)].join('\n  | ');
  return `${name}\n  ${text}`;
}

/**
 * Writes a track as text: optional parts in square brackets, repeated parts in braces, and bars between alternatives.
 * Symbols are quoted, because BQL also uses brackets and bars.
 */
export function printTrack(track: Track): string {
  switch (track.kind) {
    case 'word':
      return /^\w/.test(track.text) ? track.text : `'${track.text}'`;
    case 'name':
      return track.text;
    case 'rule':
      return `<${titleOf(track.name)}>`;
    case 'sequence':
      return track.parts.map(printPart).join(' ');
    case 'choice':
      return track.parts.map(printTrack).join(' | ');
    case 'optional':
      return track.part.kind === 'loop' && !track.part.between
        ? `{${printTrack(track.part.part)}}`
        : `[${printTrack(track.part)}]`;
    case 'loop': {
      const between = track.between ? `${printPart(track.between)} ` : '';
      return `${printPart(track.part)} {${between}${printPart(track.part)}}`;
    }
  }
}

const printPart = (track: Track) =>
  track.kind === 'choice' ? `(${printTrack(track)})` : printTrack(track);
