import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '../../../services/platform/settings/roles.js';
import { openHarbour } from '../../fixtures/harbour.js';
import { SpreadProduct } from '../../engines/product/spread-product.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, type Row } from '../figures.js';
import type { ServersMeasured } from '../servers-measured.js';

const GOAL_MS = 10_000;

/**
 * The time from the sudden death of the process that feeds the read models until another one has caught up with the
 * log.
 */
export async function takeOverRows({ readModels, brokers }: ServersMeasured, extent: Extent): Promise<Row[]> {
  if (readModels === undefined) return [];
  const product = await SpreadProduct.start({ mongo: readModels.server, brokers: brokers?.join(',') });
  try {
    const harbour = await openHarbour(product.server, { berths: [12] });
    const times: number[] = [];
    for (let kill = 0; kill < extent(3, 1); kill += 1) {
      const role: Role = 'projector';
      const holder = await product.holder(role);
      const killed = performance.now();
      await holder.kill();
      const { id } = await harbour.request();
      while (
        !(await harbour.show({ id, link: '' }).then(
          () => true,
          () => false,
        ))
      )
        await pause(20);
      times.push(performance.now() - killed);
      await product.begin(role);
    }
    return [
      {
        what: 'a killed projector is replaced, and the read models are up to date',
        against: '10 s, two projectors, the double of EventStoreDB',
        ratios: times.map((time) => time / GOAL_MS),
        goal: '≤ 1',
        measured: milliseconds(median(times)),
        reference: milliseconds(GOAL_MS),
      },
    ];
  } finally {
    await product.close();
  }
}
