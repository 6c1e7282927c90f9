import sax from 'sax';
import {afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import * as z from 'zod';
import {product} from '../../product/facts';
import {feedNames, feedOfRoute, formatNames} from '../../product/releases/feed-address';
import {feedText} from './feeds';

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** @throws {Error} if the text isn't well-formed XML */
function readXml(text: string): XmlElement {
  const parser = sax.parser(true);
  const root: XmlElement = {name: '', attributes: {}, text: '', children: []};
  const open = [root];
  const addText = (value: string) => {
    const current = open.at(-1);
    if (current) current.text += value;
  };
  parser.onopentag = ({name, attributes}) => {
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => open.pop();
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return root.children[0] ?? root;
}

const all = ({children}: XmlElement, name: string) => children.filter((each) => each.name === name);
const one = (element: XmlElement, name: string) => all(element, name)[0]?.text ?? '';

/** Returns the link targets in HTML. */
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

// Generating the first feed reads every page of a release.
beforeAll(() => {
  feedText('releases', 'atom');
}, 60_000);

afterEach(() => {
  vi.useRealTimers();
});

describe.each(feedNames)('the feed of %s', (name) => {
  test('has what Atom requires: https://www.rfc-editor.org/rfc/rfc4287#section-4.1', () => {
    const feed = readXml(feedText(name, 'atom'));
    expect(feed).toMatchObject({name: 'feed', attributes: {xmlns: 'http://www.w3.org/2005/Atom'}});
    expect(all(feed, 'author').map((author) => one(author, 'name'))).toEqual([product.name]);
    const self = all(feed, 'link').find(({attributes}) => attributes.rel === 'self');
    expect(self?.attributes.href).toMatch(new RegExp(`^https://.*/feeds/${name}\\.atom$`));
    const entries = all(feed, 'entry');
    expect(entries.length).toBeGreaterThan(7);
    for (const element of [feed, ...entries]) {
      expect(one(element, 'id')).toMatch(/^tag:[\w.]+,2023:./);
      expect(one(element, 'title')).not.toBe('');
      expect(one(element, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/);
    }
    const newest = entries.map((entry) => one(entry, 'updated')).toSorted();
    expect(one(feed, 'updated')).toBe(newest.at(-1));
    const ids = entries.map((entry) => one(entry, 'id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has what RSS requires: https://www.rssboard.org/rss-specification', () => {
    const rss = readXml(feedText(name, 'rss'));
    expect(rss).toMatchObject({name: 'rss', attributes: {version: '2.0'}});
    const [channel] = all(rss, 'channel');
    if (!channel) throw new Error('no channel');
    for (const part of ['title', 'link', 'description']) expect(one(channel, part)).not.toBe('');
    for (const item of all(channel, 'item')) {
      expect(one(item, 'pubDate')).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/);
      expect(all(item, 'guid')[0]).toMatchObject({attributes: {isPermaLink: 'false'}});
    }
  });

  test('has what JSON Feed requires: https://www.jsonfeed.org/version/1/', () => {
    const item = z.object({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
    });
    const feed = z.object({
      version: z.url().startsWith('https://jsonfeed.org/version/1'),
      title: z.string().min(1),
      home_page_url: z.url(),
      feed_url: z.url(),
      items: z.array(item).min(1),
    });
    expect(feed.parse(JSON.parse(feedText(name, 'json'))).items.length).toBeGreaterThan(7);
  });
});

test('an entry has the full text of its page, with absolute links', () => {
  const entries = all(readXml(feedText('platform', 'atom')), 'entry');
  const content = one(entries[0] ?? readXml('<none/>'), 'content');
  for (const section of ['New', 'Fixed', 'Upgrade notes'])
    expect(content).toContain(`<h2>${section}</h2>`);
  expect(content).toContain('<p>Released ');
  expect(linksIn(content).length).toBeGreaterThan(10);
  for (const link of linksIn(content)) expect(link).toMatch(/^https:/);
});

test("an entry has no attributes that mean something only on the site's own pages", () => {
  const contents = all(readXml(feedText('releases', 'atom')), 'entry').map((entry) =>
    one(entry, 'content'),
  );
  const attributes = contents.join('').match(/(?<=<\w+ (?:[\w-]+="[^"]*" )*)[\w-]+(?==")/g) ?? [];
  expect([...new Set(attributes)]).toEqual(['href']);
});

test('a month of connectors has the changes of its connectors', () => {
  const text = feedText('connector', 'json');
  expect(text).toContain('Code repositories are imported as code projects');
});

test('a feed is the same every time it is generated', () => {
  const make = () => formatNames.map((format) => feedText('agent', format));
  const now = make();
  vi.useFakeTimers({now: new Date('2031-01-01')});
  expect(make()).toEqual(now);
});

test.each([
  ['/docs/releases/', 'releases'],
  ['/docs/releases', 'releases'],
  ['/docs/releases/2024', 'releases'],
  ['/docs/releases/agent/4.4', 'agent'],
  ['/docs/roles', undefined],
])('the feed of %s is %s', (route, feed) => {
  expect(feedOfRoute(route)).toBe(feed);
});
