import type { SaleOfStay } from '../../../contracts/reservations/queries.js';

/** The sale as it is invoiced: to whoever pays, who is the organiser of the group where they pay for the boat. */
export function billedSale<Sale extends Pick<SaleOfStay, 'boater_id' | 'payer' | 'billed_to'>>(sale: Sale): Sale {
  const { billed_to } = sale;
  if (billed_to === undefined) return sale;
  const { boater_id, ...payer } = billed_to;
  return { ...sale, boater_id, payer };
}
