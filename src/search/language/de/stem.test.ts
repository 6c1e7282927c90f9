import {describe, expect, it} from 'vitest';
import {termsOf} from '../../index/tokens';
import {areOneAndMany, isCommon, isQuestion, stem} from '.';

const stemsOf = (words: string[]) => new Set(words.flatMap(termsOf).map(stem));

describe('stem', () => {
  it.each([
    ['Rolle', 'Rollen'],
    ['Schwachstelle', 'Schwachstellen'],
    ['Fälligkeit', 'Fälligkeiten', 'fällig', 'Faelligkeit'],
    ['Prüfung', 'Prüfungen', 'prüfen', 'pruefen'],
    ['schließen', 'schliessen'],
    ['Ergebnis', 'Ergebnisse', 'Ergebnissen', 'Ergebnisses'],
    ['möglich', 'Möglichkeit', 'Möglichkeiten'],
    ['Finding', 'Findings'],
    ['Quelle', 'Quellen'],
  ])('gives the forms of %s the same stem', (...forms) => {
    expect([...stemsOf(forms)]).toHaveLength(1);
  });

  it.each([
    ['Rolle', 'rollout'],
    ['Frist', 'frisch'],
    ['Bericht', 'berechtigt'],
    ['Team', 'Termin'],
  ])('keeps %s and %s apart', (...words) => {
    expect(stemsOf(words).size).toBe(2);
  });
});

it('knows plurals', () => {
  expect(areOneAndMany('rolle', 'rollen')).toBe(true);
  expect(areOneAndMany('rollen', 'rollout')).toBe(false);
});

it('knows common words as a query has them, and questions', () => {
  expect(termsOf('für welche Rollen').map(isCommon)).toEqual([true, true, false]);
  expect(isQuestion('Können Nutzer Tickets schließen?')).toBe(true);
  expect(isQuestion('Wierollen')).toBe(false);
});
