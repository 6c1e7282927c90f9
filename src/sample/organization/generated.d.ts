declare module '@generated/sample/default/sample.json' {
  const packed: import('./pack').Packed;
  export default packed;
}
