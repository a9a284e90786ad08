import type { Engines } from '../engines/engines.js';
import { crashPoint } from '../process/crash-points.js';
import { enginesToCopy } from './engines-to-copy.js';

/** Reports the progress of a step. */
export type ShowStep = (step: string, done: number, all: number) => void;

/**
 * Copies all embedded engines into a directory while they work, one after the other.
 * @param signal ends the copy between two engines
 * @throws EngineUnavailableError, file errors
 */
export async function copyEngines(
  engines: Engines,
  directory: string,
  show: ShowStep,
  signal?: AbortSignal,
): Promise<void> {
  for (const engine of enginesToCopy(engines)) {
    signal?.throwIfAborted();
    await engine.copyTo(directory, (done, all) => {
      show(`Copying ${engine.storedIn}`, done, all);
      crashPoint('backup.copying');
    });
    crashPoint('backup.copied_engine');
  }
}
