import { registerHooks } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkbookOrder } from './workbook-in-thread.js';

// Tests run the sources, whose imports name the compiled files.
if (import.meta.url.endsWith('.ts')) {
  registerHooks({
    resolve: (name, context, next) =>
      next(context.parentURL?.endsWith('.ts') === true ? name.replace(/^(\..*)\.js$/, '$1.ts') : name, context),
  });
}

const { readWorkbook } = await import('./read-workbook.js');
const { bytes, mostRows } = workerData as WorkbookOrder;
parentPort?.postMessage(await readWorkbook(bytes, mostRows));
