declare module '@generated/search-dialog/default/start.json' {
  const start: import('./start/start').SearchStart;
  export default start;
}
