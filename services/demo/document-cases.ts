import { documentApi } from '../../contracts/customers/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { scannedPaper } from './scanned-paper.js';
import { byText } from '../../contracts/vocabulary/sorting.js';

/** The last days of the residents' insurances, in days from today: over, ending, and valid for long. */
const INSURED_FOR = [-20, 9, 25, 140, 260, 330] as const;

/** The first residents have handed in their papers; of the others the marina has none yet. */
export async function handInDocuments(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const residents = world.residents.toSorted((one, other) => byText(one.name, other.name));
  for (const [index, days] of INSURED_FOR.entries()) {
    const resident = residents[index];
    if (resident === undefined) return;
    const { name, boater_id, vessel_id } = resident;
    const papers = [
      { requested_type: 'VESSEL_INSURANCE' as const, vessel_id, expires_on: addDays(world.today, days) },
      { requested_type: 'VESSEL_LICENSE' as const, vessel_id },
      { requested_type: 'SKIPPER_ID_LICENSE' as const, boater_id },
    ];
    for (const body of papers) {
      const type = body.requested_type;
      const call = { token, commandId: commandId(world, marina.code, name, type), file: scannedPaper(type, name) };
      unlessRefused(world, await client.call(documentApi.create, { ...call, body }));
    }
  }
}
