import { DemoInterruptedError } from '../demo/fill-demo.js';

/** Runs work that SIGTERM and SIGINT interrupt. An interrupted process exits with one line. */
export async function unlessStopped<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const end = () => stop.abort();
  process.on('SIGTERM', end).on('SIGINT', end);
  try {
    return await work(stop.signal);
  } catch (error) {
    if (!(error instanceof DemoInterruptedError)) throw error;
    process.stderr.write(`Quayside ${error.message}.\n`);
    return process.exit(0);
  } finally {
    process.off('SIGTERM', end).off('SIGINT', end);
  }
}
