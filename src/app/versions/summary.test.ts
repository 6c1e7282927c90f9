import {describe, expect, it} from 'vitest';
import {versions} from '../../product/facts';
import {summarizeVersions} from './summary';

describe('summarizeVersions', () => {
  it('returns the first and the last release of every part', () => {
    const [platform, agent, connect] = summarizeVersions();
    expect(platform?.newest.version).toBe(versions.platform.at(-1)?.version);
    expect(platform?.oldest.version).toBe(versions.platform[0]?.version);
    expect(agent?.newest.version).toBe(versions.agent.at(-1)?.version);
    expect(platform?.route).toBe(`/docs/releases/platform/${platform?.newest.version}`);
    expect(connect?.newest.version).toBe(versions.connect.at(-1)?.version);
  });

  it("inserts the product's name into headlines", () => {
    expect(JSON.stringify(summarizeVersions())).not.toContain('{Product}');
  });
});
