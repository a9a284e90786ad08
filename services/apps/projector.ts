import { startWorker } from './worker.js';

/** Feeds the read models. Of several projectors one does the work; another takes over when it is gone. */
startWorker('projector');
