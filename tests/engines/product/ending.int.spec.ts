import { beforeAll, describe, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPrograms } from '../../fixtures/role-process.js';
import { ProductBehindLine } from './ending-suite.js';

describe('the product answers health checks and ends in time', () => {
  const behind = new ProductBehindLine();

  beforeAll(() => buildPrograms());

  it('while the server of the log accepts connections and answers nothing', async () => {
    const product = await behind.started();
    behind.line.fallSilent();
    await product.names(/^event_store$/);
    await product.endsOnSignal();
  }, 60_000);

  it('while the server of the log does not answer at the start', async () => {
    behind.line.fallSilent();
    const product = await behind.launched();
    while (behind.line.accepted === 0) await pause(20);
    await product.endsOnSignal();
  }, 60_000);
});
