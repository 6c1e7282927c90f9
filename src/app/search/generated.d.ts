declare module '@generated/search-dialog/default/start.json' {
  const start: import('./start/start').SearchStart;
  export default start;
}

declare module '@generated/search-dialog/default/help.json' {
  const help: import('./nothing-found/help').NothingFoundHelp;
  export default help;
}
