import {describe, expect, it} from 'vitest';
import {buildDictionary, decoderOf, encoderOf} from './dictionary';

const texts = [
  'A finding of the connector belongs to a finding type.',
  'The connector reads every finding; the next run reads it again.',
  'Ātea names the connector “Łódź”, and reads Ādams, ā and 漢字 again. Connector reads again.',
];

describe('buildDictionary', () => {
  it('shortens texts, and restores them', () => {
    const dictionary = buildDictionary(texts);
    const written = texts.map(encoderOf(dictionary));
    expect(written.join('').length).toBeLessThan(texts.join('').length * 0.9);
    expect(written.map(decoderOf(dictionary))).toEqual(texts);
  });

  it('has the same words regardless of the order of texts', () => {
    expect(buildDictionary([...texts].reverse())).toEqual(buildDictionary(texts));
  });

  it("doesn't change a site without frequent words", () => {
    const dictionary = buildDictionary(['Roles']);
    expect(encoderOf(dictionary)('Roles ā')).toBe('Roles ā');
    expect(decoderOf(dictionary)('Roles ā')).toBe('Roles ā');
  });
});
