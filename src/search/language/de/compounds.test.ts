import {expect, it} from 'vitest';
import {termsOf} from '../../index/tokens';
import {compounds} from './compounds';
import {stem} from './stem';

const vocabulary = `Schwachstelle Verwaltung Benutzer Rolle Sicherheit Lücken Risiko Bewertung Daten Quelle Fälligkeit
  Datum Zugriff Recht schwach Stelle Ausnahme nahme Antrag Server Stoff Ticket Abgleich Behebung Frist`;
const stems = new Set(termsOf(vocabulary).map(stem));
const partsOf = (word: string) =>
  termsOf(word).flatMap((term) => compounds?.partsOf(term, (part) => stems.has(stem(part))) ?? []);

it.each([
  ['Schwachstellenverwaltung', ['schwachstellen', 'verwaltung']],
  ['Benutzerrollen', ['benutzer', 'rollen']],
  ['Sicherheitslücke', ['sicherheits', 'lucke']],
  ['Sicherheitslückenbewertung', ['sicherheits', 'lucken', 'bewertung']],
  ['Risikobewertungen', ['risiko', 'bewertungen']],
  ['Datenquellenverwaltung', ['daten', 'quellen', 'verwaltung']],
  ['Fälligkeitsdatum', ['falligkeits', 'datum']],
  ['Zugriffsrechte', ['zugriffs', 'rechte']],
  ['Ausnahmeantrag', ['ausnahme', 'antrag']],
  ['Ticketabgleich', ['ticket', 'abgleich']],
  ['Behebungsfristen', ['behebungs', 'fristen']],
])('splits %s', (word, parts) => {
  expect(partsOf(word)).toEqual(parts);
});

it.each(['Ausnahme', 'Verwaltung', 'Serverraum', 'Kunststoff', 'riskScore', 'CVE-2024-3094'])(
  'leaves %s whole, because its parts are no words of their own',
  (word) => {
    expect(partsOf(word)).toEqual([]);
  },
);

it('looks at a few places only, however long a word is', () => {
  let asked = 0;
  const word = 'datenquellen'.repeat(4);
  compounds?.partsOf(word, () => {
    asked += 1;
    return false;
  });
  expect(asked).toBeLessThan(word.length);
});
