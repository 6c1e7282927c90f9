import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Corpus, Entry} from '../../corpus';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

const {sections}: Corpus = JSON.parse(readFileSync(path.join(__dirname, 'corpus.json'), 'utf8'));

const itemOf = (entry: Entry): Item =>
  'entries' in entry
    ? {type: 'category', label: entry.label, items: entry.entries.map(itemOf)}
    : {type: 'doc', id: entry.address, label: entry.label};

const sidebars: SidebarsConfig = Object.fromEntries(
  sections.map(({id, entries}) => [id, entries.map(itemOf)]),
);

export default sidebars;
