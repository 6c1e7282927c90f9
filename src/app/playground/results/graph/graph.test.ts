import {describe, expect, it} from 'vitest';
import type {RelatedGroup} from '../../../../bql/explore/record';
import type {Link} from '../../../../bql/explore/walked';
import type {GraphRecord} from '../../../../bql/graph';
import {arrowsOf} from './arrows';
import {columnsOf} from './columns-of';
import {drawingOf, mostAdded, mostDrawn} from './expand';
import {kindsOf} from './kinds';
import {labelsThatFit} from './labels';
import {placesOf} from './layout';
import {nearest} from './nearest';

const record = (id: string, typeName = 'Host'): GraphRecord => ({id, typeName, displayName: id});
const many = (count: number, name: string) =>
  Array.from({length: count}, (_, at) => record(`${name}${at}`));
const links: Link[] = [{from: 'v', verb: 'HAS', to: 'web'}];
const walked = {
  records: [record('web'), record('v', 'Vulnerability')],
  columns: [['web'], ['v']],
  links,
  total: 2,
};

describe('expanding a record', () => {
  const related = (first: GraphRecord[], rest: Partial<RelatedGroup> = {}): RelatedGroup => ({
    verb: 'OWNS',
    isOutgoing: true,
    typeName: 'Person',
    count: first.length,
    first,
    query: '',
    ...rest,
  });

  it('adds the related records, and links in the direction of the reference', () => {
    const groups = [
      related([record('ada')]),
      related([record('v'), record('v2')], {verb: 'HAS', isOutgoing: false, count: 40}),
    ];
    const {records, links: all, news} = drawingOf(walked, [{id: 'web', groups}]);
    expect(records.map(({id}) => id)).toEqual(['web', 'v', 'ada', 'v2']);
    expect(all.map(({from, verb, to}) => `${from} ${verb} ${to}`)).toEqual([
      'v HAS web',
      'web OWNS ada',
      'v2 HAS web',
    ]);
    expect(news).toBe('Added 2 of 41 related records.');
  });

  it('adds a limited number at a time, and says so when there is nothing to add or no room', () => {
    const expansion = {id: 'web', groups: [related(many(mostAdded + 5, 'a'))]};
    const once = drawingOf(walked, [expansion]);
    expect(once.records).toHaveLength(2 + mostAdded);
    expect(once.links).toHaveLength(1 + mostAdded);
    const known = {id: 'web', groups: [related([record('v')])]};
    expect(drawingOf(walked, [known]).news).toMatch(/in the graph already/);
    const full = {...walked, records: many(mostDrawn, 'h')};
    expect(drawingOf(full, [expansion]).news).toBe('The graph is full: it has 240 records.');
  });
});

describe('columns', () => {
  it('have lines to the next one, with the verb and its direction, and the records nearest to their own', () => {
    const drawing = columnsOf({
      records: ['a', 'b', 'v1', 'v2', 'v3'].map((id) => record(id)),
      columns: [
        ['a', 'b'],
        ['v1', 'v2', 'v3'],
      ],
      links: [
        {from: 'v1', verb: 'HAS', to: 'b'},
        {from: 'v2', verb: 'HAS', to: 'a'},
        {from: 'v3', verb: 'HAS', to: 'b'},
      ],
      total: 5,
    });
    expect(drawing?.columns.map((each) => each.map(({id}) => id).join(' '))).toEqual([
      'a b',
      'v2 v1 v3',
    ]);
    expect(drawing?.gaps).toHaveLength(1);
    expect(drawing?.gaps[0]?.verbs).toBe('← HAS');
    expect(drawing?.gaps[0]?.lines[0]).toMatchObject({
      left: {id: 'b', y: 0.75},
      right: {id: 'v1', y: 0.5},
    });
  });

  it('are no help where a link is within a column', () => {
    expect(columnsOf({...walked, columns: [['web', 'v']]})).toBeUndefined();
  });
});

describe('the places of records', () => {
  const star = {
    records: [record('hub'), ...many(12, 'leaf')],
    links: many(12, 'leaf').map(({id}): Link => ({from: id, verb: 'HAS', to: 'hub'})),
  };

  it('are apart, and always the same', () => {
    const places = placesOf(star, new Map(), 1.6);
    const all = [...places.values()];
    for (const [at, a] of all.entries())
      for (const b of all.slice(at + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    expect(placesOf(star, new Map(), 1.6)).toEqual(places);
  });

  it('stay when records are added, and the new ones come near what they belong to', () => {
    const before = placesOf(star, new Map(), 1.6);
    const after = placesOf(
      {
        records: [...star.records, record('new')],
        links: [...star.links, {from: 'new', verb: 'HAS', to: 'leaf3'}],
      },
      before,
      1.6,
    );
    for (const [id, place] of before) expect(after.get(id)).toEqual(place);
    const distanceTo = (id: string) => {
      const [a, b] = [after.get('new'), after.get(id)];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;
    };
    expect(distanceTo('leaf3')).toBeLessThan(150);
  });
});

describe('arrow keys', () => {
  const places = new Map([
    ['middle', {x: 0, y: 0}],
    ['right', {x: 50, y: 5}],
    ['far right', {x: 90, y: 0}],
    ['below', {x: 10, y: 60}],
  ]);

  it.each([
    [{x: 1, y: 0}, 'right'],
    [{x: 0, y: 1}, 'below'],
    [{x: -1, y: 0}, undefined],
  ])('lead to the nearest record in their direction: %j', (way, id) => {
    expect(nearest('middle', way, places)).toBe(id);
  });
});

describe('labels', () => {
  const fitAt = (places: Map<string, {x: number; y: number}>, first?: string) => {
    const records = [...places.keys()].map((id) => record(id));
    const degrees = new Map([...places.keys()].map((id) => [id, 1]));
    const arrows = arrowsOf(links, places);
    return [...labelsThatFit(records, arrows, {places, degrees, radius: 9, textScale: 1, first})];
  };

  it('are drawn where there is room, verbs on arrows that are long enough', () => {
    const far = new Map([
      ['v', {x: 0, y: 0}],
      ['web', {x: 300, y: 0}],
    ]);
    expect(fitAt(far)).toEqual(['v', 'web', 'v HAS web']);
    const close = new Map([
      ['v', {x: 0, y: 0}],
      ['web', {x: 80, y: 0}],
    ]);
    expect(fitAt(close)).toEqual(['v', 'web']);
  });

  it('never cover each other: the record that the reader points at is named first', () => {
    const places = new Map([
      ['server-with-a-long-name', {x: 0, y: 0}],
      ['another-with-a-long-name', {x: 60, y: 0}],
    ]);
    expect(fitAt(places)).toEqual(['server-with-a-long-name']);
    expect(fitAt(places, 'another-with-a-long-name')).toEqual(['another-with-a-long-name']);
  });
});

it('draws two links between the same records as two curves', () => {
  const places = new Map([
    ['a', {x: 0, y: 0}],
    ['b', {x: 200, y: 0}],
  ]);
  const both: Link[] = [
    {from: 'a', verb: 'OWNS', to: 'b'},
    {from: 'b', verb: 'HAS', to: 'a'},
  ];
  const [one, two] = arrowsOf(both, places);
  expect(one?.middle.y).not.toBe(two?.middle.y);
});

it('gives each model its own shape and color', () => {
  const types = Array.from({length: 25}, (_, at) => record(`r${at}`, `Model${at}`));
  const kinds = [...kindsOf([...types, record('again', 'Model0')]).values()];
  expect(new Set(kinds.map(({outline, color}) => `${outline} ${color}`)).size).toBe(25);
  expect(kinds[0]?.count).toBe(2);
});
