import {expect, it} from 'vitest';
import type {ConnectorEntry} from '../../product/connectors/entry';
import {connectorsNamedIn} from './named-connectors';

const connector = (vendor: string, product: string, ...formerNames: string[]) =>
  ({title: `${vendor} ${product}`, vendor, product, formerNames}) as ConnectorEntry;
const connectors = [
  connector('Tenable', 'Vulnerability Management', 'Tenable.io'),
  connector('Tenable', 'Nessus'),
  connector('FIRST', 'Exploit Prediction Scoring System'),
  connector('Ours', 'CSV file'),
];
const named = (question: string) =>
  connectorsNamedIn(question, connectors, 'Ours').map(({product}) => product);

it('finds a product by any of its names, in any case', () => {
  expect(named('which role does our tenable.io user need?')).toEqual(['Vulnerability Management']);
  expect(named("Nessus' scans are missing")).toEqual(['Nessus']);
});

it("finds all products of a vendor if the question doesn't say which", () => {
  expect(named('Tenable answers 403')).toEqual(['Vulnerability Management', 'Nessus']);
});

it("takes neither a part of a word nor our own name for a vendor's", () => {
  expect(named('what do I do first in Ours?')).toEqual([]);
  expect(named('untenable')).toEqual([]);
});
