import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { folded } from '../../../../../contracts/vocabulary/folded-text.js';
import type { BoatChoice } from './boat-choice.js';
import type { ShownBerth } from './standing.js';

const MOST = 20;

/** Boats of the walk's berths whose name or owner contains the text: what a phone can find without a network. */
export function knownBoats(berths: readonly ShownBerth[], { row: berth }: ShownBerth, search: string): BoatChoice[] {
  const wanted = folded(search);
  const found = berths.flatMap(({ row }) => {
    const { boat, due, over, away } = row.expected;
    return [boat, due, over, away?.boat ?? null].flatMap((each): BoatChoice[] => {
      if (each === null || !folded(`${each.name ?? ''} ${each.boater_name ?? ''}`).includes(wanted)) return [];
      const { vessel_id, reservation_id, boater_id, name, boater_name, length, berth_holder_type } = each;
      const spare_loa = spareMetres(berth.max_loa, length);
      return [
        {
          vessel_id,
          reservation_id,
          boater_id,
          name,
          boater_name,
          length,
          berth_holder_type,
          beam: null,
          berth: row.berth_id === berth.berth_id ? null : { id: row.berth_id, name: row.name },
          // Only the length is known here, so the fit is certain only where it is too long.
          fit: spare_loa < 0 ? { fits: false, spare_loa } : null,
        },
      ];
    });
  });
  return found.slice(0, MOST);
}
