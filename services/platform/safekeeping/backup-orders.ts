import { resolve } from 'node:path';
import * as z from 'zod';
import type { Clock } from '../clock/clock.js';
import type { Engines } from '../engines/engines.js';
import { LastBackup } from './last-backup.js';
import { copyEngines } from './making-copy.js';
import { OperatorPort, type Order } from './operator-port.js';
import type { Settings } from '../settings/settings.js';

const copyBody = z.object({ to: z.string().min(1) });
const doneBody = z.object({
  to: z.string(),
  made_at: z.string(),
  position: z.number(),
  events: z.number(),
  files: z.number(),
  bytes: z.number(),
});

/** Takes orders of `npm run backup` until the process ends. With log or read models on servers there is nothing to copy here. */
export async function openOperatorPort(
  settings: Settings,
  engines: Engines,
  clock: Clock,
): Promise<OperatorPort | null> {
  if (settings.EVENT_STORE_URL !== undefined || settings.READ_MODELS_URL !== undefined) return null;
  return OperatorPort.open(settings.DATA_DIR, backupOrders(engines, clock));
}

/** The orders of `npm run backup` that only the process with the engines can do. */
export function backupOrders(engines: Engines, clock: Clock): Record<'copy' | 'record', Order> {
  let copying = false;
  return {
    copy: async (body, write, signal) => {
      const { to } = copyBody.parse(body);
      if (copying) throw new Error('Another backup is being made; wait for its end.');
      copying = true;
      try {
        await copyEngines(engines, resolve(to), (step, done, all) => write({ step, done, all }), signal);
      } finally {
        copying = false;
      }
    },
    record: (body) => new LastBackup(engines.record, clock).note(doneBody.parse(body)),
  };
}
