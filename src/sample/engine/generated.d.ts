declare module '@generated/query-engine/default/data-model.json' {
  const definition: import('../../product/udm/definition').UdmDefinition;
  export default definition;
}
