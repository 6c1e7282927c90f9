import {expect, test} from 'vitest';
import type {LinkedPage} from './pages';
import {rankRelated} from './rank';

interface Facts {
  links?: Record<string, number>;
  terms?: string[];
}

function page(file: string, {links = {}, terms = []}: Facts = {}): LinkedPage {
  const counted = new Map(terms.map((term) => [term, 1]));
  return {
    file,
    title: file,
    description: '',
    links: new Map(Object.entries(links)),
    terms: counted,
    related: [],
  };
}

const filesNear = (first: LinkedPage, ...others: LinkedPage[]) =>
  rankRelated(first, [first, ...others]).map(({file}) => file);

test("a page that links back is closer than one that doesn't, and a page with nothing in common is omitted", () => {
  expect(
    filesNear(
      page('roles', {links: {users: 1, policies: 1}}),
      page('policies'),
      page('users', {links: {roles: 1}}),
      page('backups'),
    ),
  ).toEqual(['users', 'policies']);
});

test("many links in one direction don't push out everything else", () => {
  expect(
    filesNear(
      page('roles', {links: {users: 40, policies: 2}}),
      page('users'),
      page('policies', {links: {roles: 2}}),
    ),
  ).toEqual(['policies', 'users']);
});

test('a rare term counts more than one that most pages use', () => {
  expect(
    filesNear(
      page('sla', {terms: ['finding', 'due date']}),
      page('host', {terms: ['finding', 'agent']}),
      page('ticket', {terms: ['due date', 'agent']}),
      page('asset', {terms: ['finding']}),
    ),
  ).toEqual(['ticket', 'asset', 'host']);
});
