import { startWorker } from './worker.js';

/** Sends public messages to Kafka. Of several relays one does the work; another takes over when it is gone. */
startWorker('relay');
