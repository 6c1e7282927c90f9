import {describe, expect, it} from 'vitest';
import {articleData} from './article-data';
import {cardSvg} from './card';
import {renderPng} from './render';

describe("a section's social image", () => {
  it('breaks long lines between words, and escapes text', () => {
    const svg = cardSvg({title: 'A & B', about: 'word '.repeat(20).trim()});
    expect(svg).toContain('>A &amp; B<');
    const lines = [...svg.matchAll(/>((?:word ?)+)</g)].map(([, line = '']) => line.length);
    expect(lines.length).toBe(3);
    expect(Math.max(...lines)).toBeLessThanOrEqual(46);
  });

  it('is a PNG of the usual size with text, and the same each time', {
    timeout: 20_000,
  }, async () => {
    const [png, again, other] = await Promise.all(
      ['BQL', 'BQL', 'API'].map((title) => renderPng(cardSvg({title, about: 'What it is.'}))),
    );
    const header = Buffer.from(png ?? []);
    expect([
      header.toString('latin1', 1, 4),
      header.readUInt32BE(16),
      header.readUInt32BE(20),
    ]).toEqual(['PNG', 1200, 630]);
    expect(again).toEqual(png);
    expect(other).not.toEqual(png);
  });
});

describe("a page's article data", () => {
  const page = {
    title: 'Roles',
    description: 'Who may what.',
    permalink: '/docs/connectors/',
    siteUrl: 'https://docs.example.com',
    siteName: 'Acme',
    section: 'Guides',
    language: 'en',
  };

  it("has the page's canonical URL", () => {
    expect(articleData(page)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Roles',
      url: 'https://docs.example.com/docs/connectors',
      articleSection: 'Guides',
    });
  });

  it('has the modification date, if known', () => {
    expect(articleData(page)).not.toHaveProperty('dateModified');
    expect(articleData({...page, lastUpdatedAt: Date.UTC(2026, 0, 2)})).toHaveProperty(
      'dateModified',
      '2026-01-02T00:00:00.000Z',
    );
  });
});
