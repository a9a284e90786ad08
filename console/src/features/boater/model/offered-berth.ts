import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';

/** The name of the berth that is held for the boater; empty if none is. */
export function offeredBerth({ berth_offer }: Pick<BoaterReservation, 'berth_offer'>): string {
  return berth_offer === null ? '' : `${berth_offer.pier_name}${berth_offer.number}`;
}
