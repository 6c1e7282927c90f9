import {loadSample, type SampleRecord} from '..';

/** The sample, with functions to look things up in it. */
export const sample = loadSample();
export const open = (model: string) =>
  sample.of(model).filter(({statusCategory}) => statusCategory === 'Open');
export const ids = (value: SampleRecord[string] | undefined) => [value ?? []].flat().map(String);
export const named = (model: string, name: string): SampleRecord => {
  const record = sample.of(model).find((each) => each.name === name);
  if (!record) throw new Error(`no ${model} is called ${name}`);
  return record;
};
export const findingsOn = (asset: SampleRecord) =>
  sample.of('Finding').filter(({targets}) => ids(targets).includes(asset.id));
export const definitionOf = (finding: SampleRecord) => sample.get(String(finding.type))?.name;
