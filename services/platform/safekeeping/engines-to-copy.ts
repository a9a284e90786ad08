import type { CopiedEngine } from '../copying/copied-engine.js';
import type { Engines } from '../engines/engines.js';

/**
 * The embedded engines in the order in which they are copied. A copy may be newer than those before it, never older:
 * checkpoints of consumers then never lie after the end of the log; every mail that a policy has sent is known as sent;
 * the keys and the files of all persons in the log are there; and the ledger has every payment that the log knows.
 */
export function enginesToCopy(engines: Engines): CopiedEngine[] {
  const { readModels, record, mail, eventStore, keys, payments, blobs } = engines;
  return [readModels, record, mail, eventStore, payments, keys, blobs].flatMap((engine) =>
    isCopied(engine) ? [engine] : [],
  );
}

function isCopied<Engine extends object>(engine: Engine): engine is Engine & CopiedEngine {
  return 'copyTo' in engine;
}
