declare module '@generated/query-engine/default/data-model.json' {
  const definition: import('../../product/udm/definition').UdmDefinition;
  export default definition;
}

declare module 're2js-itself' {
  export {RE2JS} from 're2js';
}
