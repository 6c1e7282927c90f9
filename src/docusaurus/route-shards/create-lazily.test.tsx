import {beforeEach, expect, it, vi} from 'vitest';

const preload = vi.fn(async () => {});
const create = vi.fn((path: string) => Object.assign(() => `page of ${path}`, {preload}));
vi.mock('@docusaurus/core/lib/client/exports/ComponentCreator', () => ({default: create}));
const {default: chunkNames} = await import('./chunk-names');
const {default: createLazily} = await import('./create-lazily');

beforeEach(() => vi.clearAllMocks());

it("creates a route's component once, when the route is entered", async () => {
  const Page = createLazily('/docs/roles', {__comp: '17896441'});
  expect(create).not.toHaveBeenCalled();
  await (Page as unknown as {preload(): Promise<void>}).preload();
  const {type} = (Page as unknown as (props: object) => {type: () => string})({});
  expect(type()).toBe('page of /docs/roles');
  expect(create).toHaveBeenCalledExactlyOnceWith('/docs/roles', '');
  expect(chunkNames).toEqual({'/docs/roles-': {__comp: '17896441'}});
  expect(preload).toHaveBeenCalledOnce();
});
