import { startWorker } from './worker.js';

/** Hands public messages to Kafka; of several relays one does, and another takes its place when it is gone. */
startWorker('relay');
