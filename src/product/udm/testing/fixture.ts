import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadUdm} from '../load';
import {Udm} from '../udm';

/** A small, valid data model for tests. */
const files: Record<string, string> = {
  'models/thing.yaml': `name: Thing
typeName: Thing
plural: Things
family: asset
abstract: true
summary: anything at all
attributes:
  name: {type: text, description: What people call it.}
  owner: {type: reference, target: Thing, verb: OWNS, description: Who answers for it.}
`,
  'models/machine.yaml': `name: Machine
typeName: Machine
plural: Machines
family: asset
parent: Thing
summary: a thing that works
traits: [seen]
attributes:
  size: {type: choice, values: sizes, description: How much room it takes.}
  parts: {type: reference, multivalued: true, target: Thing, verb: HAS, description: What it is made of.}
`,
  'models/crane.yaml': `name: Crane
typeName: Crane
plural: Cranes
family: asset
parent: Machine
summary: a machine that lifts
narrows: {owner: Machine}
`,
  'traits/seen.yaml': 'attributes:\n  lastSeen: {type: dateTime, description: When it was seen.}\n',
  'families.yaml': 'asset: {title: Assets, about: What you own.}\n',
  'verbs.yaml': `OWNS: {meaning: One answers for the other., forward: "{from} is owned by {to}", backward: "{to} owns {from}"}
HAS: {meaning: One is a part of the other., forward: "{from} has {to}", backward: "{to} is part of {from}"}
`,
  'value-sets.yaml':
    'sizes: [{name: Small, meaning: Fits a hand.}, {name: Large, meaning: Does not.}]\n',
  'renamed.yaml': '- {since: "1.2", from: Thing.title, to: Thing.name}\n',
};

/**
 * Loads the small data model.
 *
 * @param changes functions by file name that receive a file's text and return the changed text
 * @throws {YamlError} like `loadUdm`
 */
export function loadChanged(changes: Record<string, (text: string) => string> = {}): Udm {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'udm-'));
  try {
    for (const name of new Set([...Object.keys(files), ...Object.keys(changes)])) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      const text = files[name] ?? '';
      writeFileSync(file, changes[name]?.(text) ?? text);
    }
    return new Udm(loadUdm(folder));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
