import { startWorker } from './worker.js';

/** Feeds the read models; of several projectors one does, and another takes its place when it is gone. */
startWorker('projector');
