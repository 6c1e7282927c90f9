const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

// Loaded into a process with `--require`: when the process ends, it writes what it used, including its threads.
if (isMainThread)
  process.on('exit', () => {
    const {maxRSS, userCPUTime, systemCPUTime} = process.resourceUsage();
    const usage = {memory: maxRSS / 1000, processor: (userCPUTime + systemCPUTime) / 1e6};
    writeFileSync(process.env.USAGE_FILE, JSON.stringify(usage));
  });
