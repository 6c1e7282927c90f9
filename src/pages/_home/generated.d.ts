declare module '@generated/home/default/data.json' {
  const data: import('./data').HomeData;
  export default data;
}
