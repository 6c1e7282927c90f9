import {describe, expect, test} from 'vitest';
import {loadChanged} from './testing/fixture';

/** Returns the faults after replacing one text in one file of a data model: `file:line  what is wrong`. */
function faults(file: string, text: string, replacement: string): string[] {
  try {
    loadChanged({[file]: (before) => before.replace(text, replacement)});
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return message
      .split('\n')
      .map((line) => line.replace(/^\S*?\/(?=(?:models|traits)\/|\w+\.yaml)/, ''));
  }
}

test('a valid data model has no faults', () => {
  expect(() => loadChanged()).not.toThrow();
});

describe('unknown names are faults at their line, with the name that was probably meant', () => {
  test.each([
    [
      'parent',
      'models/machine.yaml',
      'parent: Thing',
      'parent: Thng',
      ':5  no model is called "Thng": did you mean "Thing"?',
    ],
    [
      'target',
      'models/thing.yaml',
      'target: Thing',
      'target: Thong',
      'no model "Thong": did you mean "Thing"?',
    ],
    [
      'verb',
      'models/thing.yaml',
      'verb: OWNS',
      'verb: OWNES',
      'no verb "OWNES": did you mean "OWNS"?',
    ],
    [
      'value set',
      'models/machine.yaml',
      'values: sizes',
      'values: size',
      'no value set "size": did you mean "sizes"?',
    ],
    [
      'family',
      'models/crane.yaml',
      'family: asset',
      'family: assets',
      ':4  no family "assets": did you mean "asset"?',
    ],
    ['trait', 'models/machine.yaml', '[seen]', '[sen]', 'no trait "sen": did you mean "seen"?'],
  ])('%s', (_, file, text, replacement, expected) => {
    const fault = faults(file, text, replacement).find((each) => each.includes(expected));
    expect(fault).toMatch(new RegExp(`^${file}:\\d+  `));
  });
});

describe("models that don't fit together", () => {
  test('a cycle of parents, which the message names', () => {
    const found = faults('models/thing.yaml', 'abstract: true', 'abstract: true\nparent: Crane');
    expect(found[0]).toContain('circle');
    expect(found.join()).toContain('Thing > Crane > Machine > Thing');
  });

  test("an inherited attribute that's defined again", () => {
    expect(
      faults(
        'models/crane.yaml',
        'narrows',
        'attributes: {name: {type: text, description: Again.}}\nnarrows',
      ),
    ).toEqual([
      'models/crane.yaml:7  "name" is already defined by Thing: remove it here, or use "narrows" to lead to a more special model',
    ]);
  });

  test('an attribute that also comes from a trait', () => {
    expect(
      faults(
        'models/machine.yaml',
        '  size:',
        '  lastSeen: {type: dateTime, description: Again.}\n  size:',
      )[0],
    ).toContain('"lastSeen" comes twice, here and from a trait');
  });

  test("a type name that's used twice", () => {
    expect(
      faults('models/machine.yaml', 'typeName: Machine', 'typeName: Crane').join('\n'),
    ).toContain('models/machine.yaml:2  the type name "Crane" is already used by crane.yaml');
  });

  test("a file name that doesn't match its model", () => {
    expect(faults('models/crane.yaml', 'name: Crane', 'name: Tower crane')).toEqual([
      'models/crane.yaml:1  the file of "Tower crane" must be called tower-crane.yaml',
    ]);
  });
});

describe('what only a wrong model can say', () => {
  const machine = 'models/machine.yaml';
  const size = 'description: How much room it takes.';
  test.each([
    [
      'an example that is no value',
      machine,
      size,
      `${size}, example: Lrge`,
      '"size": no value "Lrge": did you mean "Large"?',
    ],
    ['an example of another type', machine, size, `${size}, example: 3`, 'must be a text'],
    [
      'a reversed choice',
      machine,
      size,
      `${size}, reversed: true`,
      'only a reference can be reversed',
    ],
    [
      'a description that is no sentence',
      machine,
      size,
      'description: Room',
      "doesn't end with a period",
    ],
    ['a summary that is a sentence', machine, 'that works', 'that works.', 'without a period'],
    ['a trait twice', machine, '[seen]', '[seen, seen]', 'another trait is "seen"'],
    ['a value twice', 'value-sets.yaml', 'name: Large', 'name: Small', 'another value is "Small"'],
    [
      'a plural of another model',
      machine,
      'plural: Machines',
      'plural: Cranes',
      'the plural "Cranes" is already used by crane.yaml',
    ],
    [
      'a second root',
      machine,
      'parent: Thing\n',
      '',
      'models/machine.yaml:1  Machine and Thing have no parent',
    ],
    [
      'a verb that nothing uses',
      machine,
      'verb: HAS',
      'verb: OWNS',
      'verbs.yaml  no model uses the verb "HAS": delete it',
    ],
    [
      'a trait that nothing uses',
      machine,
      '[seen]',
      '[]',
      'traits  no model uses the trait "seen": delete it',
    ],
  ])('%s', (_what, file, text, replacement, expected) => {
    expect(faults(file, text, replacement).join('\n')).toContain(expected);
  });

  test.each([
    ['range: [10, 0], example: 5', 'must run from the lowest to the highest value'],
    ['range: [0, 10], example: 12', 'must be from 0 to 10'],
    ['integer: true, example: 1.5', 'must be a whole number'],
    ['example: many', 'must be a number'],
  ])('a number with %s', (rest, expected) => {
    const number = `  size: {type: number, description: Its size., ${rest}}`;
    expect(
      faults(
        machine,
        '  size: {type: choice, values: sizes, description: How much room it takes.}',
        number,
      ).join(),
    ).toContain(expected);
  });
});

describe('narrowing', () => {
  test("to a model that isn't more specific", () => {
    expect(
      faults('models/crane.yaml', '{owner: Machine}', '{parts: Machine, owner: Thing}')[0],
    ).toContain(`"Thing" isn't a kind of Thing`);
  });

  test("to a model that doesn't exist", () => {
    expect(faults('models/crane.yaml', 'owner: Machine', 'owner: Machin')[0]).toContain(
      'no model is called "Machin": did you mean "Machine"?',
    );
  });

  test("of an attribute that isn't an inherited reference", () => {
    expect(faults('models/crane.yaml', 'owner: Machine', 'name: Machine')[0]).toContain(
      'Crane inherits no reference "name"',
    );
  });
});

describe('the list of renamed attributes', () => {
  test('contains one that still exists', () => {
    expect(faults('renamed.yaml', 'Thing.title', 'Crane.name')[0]).toContain(
      'Crane.name still exists',
    );
  });

  test("refers to one that doesn't exist", () => {
    expect(faults('renamed.yaml', 'to: Thing.name', 'to: Thing.names')[0]).toContain(
      "Thing.names doesn't exist",
    );
  });
});

describe('attributes that contradict themselves', () => {
  test.each([
    [
      'a reference without a verb',
      'models/thing.yaml',
      ', verb: OWNS',
      '',
      'a reference needs a verb from verbs.yaml',
    ],
    [
      'a reference without a target',
      'models/thing.yaml',
      ', target: Thing',
      '',
      'a reference needs a target',
    ],
    [
      'a text with a target',
      'models/thing.yaml',
      '{type: text,',
      '{type: text, target: Thing,',
      'only a reference has a target',
    ],
    [
      'a choice without values',
      'models/machine.yaml',
      ', values: sizes',
      '',
      'a choice needs values',
    ],
    [
      'a text with values',
      'models/thing.yaml',
      '{type: text,',
      '{type: text, values: sizes,',
      'only a choice has values',
    ],
    [
      'a text with a unit',
      'models/thing.yaml',
      '{type: text,',
      '{type: text, unit: days,',
      'only a number has a unit',
    ],
    [
      'a type that does not exist',
      'models/thing.yaml',
      'type: text',
      'type: words',
      'attributes.name.type',
    ],
    [
      'a name that is not lowerCamelCase',
      'models/thing.yaml',
      '  name:',
      '  Full_name:',
      'lowerCamelCase',
    ],
    ['a key that nothing reads', 'models/crane.yaml', 'summary:', 'sumary: x\nsummary:', 'sumary'],
    [
      'a type name in lower case',
      'models/crane.yaml',
      'typeName: Crane',
      'typeName: crane',
      'must be UpperCamelCase',
    ],
    ['a verb without its second end', 'verbs.yaml', '{from} has {to}', '{from} has', 'HAS'],
    [
      'a value set of one value',
      'value-sets.yaml',
      ', {name: Large, meaning: Does not.}',
      '',
      'sizes',
    ],
  ])('%s', (_, file, text, replacement, expected) => {
    expect(faults(file, text, replacement).join('\n')).toContain(expected);
  });
});

test('the faults in all files are reported together', () => {
  let message = '';
  try {
    loadChanged({
      'models/thing.yaml': (text) => text.replace('type: text', 'type: words'),
      'models/crane.yaml': (text) => text.replace('plural', 'plurals'),
    });
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain('thing.yaml');
  expect(message).toContain('crane.yaml');
});
