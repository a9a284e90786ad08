import { startWorker } from './worker.js';

/** Runs policies, and jobs by the clock; of several schedulers one does, and another takes its place when it is gone. */
startWorker('scheduler');
