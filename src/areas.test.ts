import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from './base/source/paths';

/** Folders that contain only style sheets, so nothing is imported from them by name. */
const notAreas = ['css'];

const areas = readdirSync('src', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !notAreas.includes(entry.name))
  .map(({name}) => name);

interface Rule {
  includes: string[];
  linter?: {
    rules: {
      style?: {noRestrictedImports?: {options: {patterns: [{group: string[]}]}}};
    };
  };
}

const rules: Rule[] = JSON.parse(readFileSync('biome.json', 'utf8')).overrides;
const architecture = readFileSync('ARCHITECTURE.md', 'utf8');

/** The areas that lint lets each area import. */
const allowed = new Map(
  areas.map((area) => {
    const rule = rules.find(({includes}) => includes[0] === `src/${area}/**`);
    const patterns = rule?.linter?.rules.style?.noRestrictedImports?.options.patterns[0].group;
    const forbids = (other: string) => patterns?.includes(`**/${other}/**`) ?? false;
    return [area, areas.filter((other) => other !== area && !forbids(other))] as const;
  }),
);

const importsOf = (area: string) => allowed.get(area) ?? [];
/** Terminates because no two areas import each other. */
const isReachable = (from: string, to: string): boolean =>
  importsOf(from).some((next) => next === to || isReachable(next, to));

/** Arrows from each area to the areas it can import, without arrows that follow from others. */
function drawing(): string {
  const arrows = [...allowed].flatMap(([area, imports]) =>
    imports
      .filter((one) => !imports.some((other) => other !== one && isReachable(other, one)))
      .map((one) => `  ${area} --> ${one}`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n');
}

test('no area imports itself through other areas', () => {
  expect(
    areas.filter((area) => importsOf(area).some((one) => importsOf(one).includes(area))),
  ).toEqual([]);
});

test('lint keeps every area from importing the checks', () => {
  expect(areas.filter((area) => importsOf(area).includes('checks'))).toEqual([]);
});

test('the diagram in ARCHITECTURE.md shows the imports that lint allows', () => {
  expect(architecture).toContain(drawing());
});

test('the table in ARCHITECTURE.md lists every area', () => {
  const rows = [...architecture.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...areas].sort());
});

test('exported types have unique names, so a search finds exactly one', () => {
  const places = new Map<string, string[]>();
  for (const file of listFiles('src').filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))) {
    const exported = readFileSync(`src/${file}`, 'utf8').matchAll(
      /^export (?:interface|type|class|enum) (\w+)/gm,
    );
    for (const [, name = ''] of exported) places.set(name, [...(places.get(name) ?? []), file]);
  }
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
