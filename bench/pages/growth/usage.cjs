const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

// Loaded into a process with `--require`: as it ends, it writes what it took, its threads included.
if (isMainThread)
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {memory: maxRSS / 1000, processor: (userCPUTime + systemCPUTime) / 1e6};
    writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
  });
