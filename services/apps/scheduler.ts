import { startWorker } from './worker.js';

/** Runs policies and timed jobs. Of several schedulers one does the work; another takes over when it is gone. */
startWorker('scheduler');
