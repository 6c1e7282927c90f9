const {parentPort, workerData} = require('node:worker_threads');
const {loadFreshModule} = require('@docusaurus/utils');

// A thread has no loader of TypeScript at first: this is the one that Docusaurus loads the site's configuration with.
loadFreshModule(require.resolve('./write.ts')).then((write) =>
  parentPort.postMessage(write(workerData)),
);
