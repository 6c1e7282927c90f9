declare module '@generated/query-engine/default/data-model.json' {
  const definition: import('../../udm/definition').UdmDefinition;
  export default definition;
}
