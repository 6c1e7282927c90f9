/** Measures one thing in a fresh process and prints its milliseconds; `run.ts` calls it. */
import {udm} from '../../src/product/udm';

async function main(name = '') {
  const measured = measures[name];
  if (!measured) throw new Error(`there's no "${name}": ${Object.keys(measures).join(', ')}`);
  const prepared = await measured();
  const start = performance.now();
  await prepared();
  console.log(performance.now() - start);
}

/** Each prepares first, then returns what's timed. */
const measures: Record<string, () => Promise<() => unknown>> = {
  load: async () => () => udm.models,
  schema: async () => {
    const {buildApiSchema} = await import('../../src/sample/graphql/schema');
    const {validateSchema} = await import('graphql');
    void udm.models;
    return () => validateSchema(buildApiSchema(udm));
  },
  sample: async () => {
    const {loadSample} = await import('../../src/sample/organization');
    void udm.models;
    return () => loadSample();
  },
  parts: async () => {
    const {parts} = await import('../../src/content/directives');
    const names = ['model-facts', 'model-diagram', 'model-attributes', 'model-relationships'];
    const pages = udm.models.map(({typeName}) => ({
      attributes: {},
      onPage: [],
      byName: {},
      say: String,
      frontMatter: {model: typeName},
    }));
    return () => pages.map((page) => names.map((part) => parts[part]?.(page)));
  },
  diagrams: async () => {
    const {draw} = await import('../../src/content/model-diagrams/draw');
    const {models} = udm;
    return () => models.map((model) => draw(udm, model));
  },
};

main(process.argv[2]).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
