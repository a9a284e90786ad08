/** Key of the catalogue for a field of the form, by its path. */
export type FieldWords =
  | 'arrival'
  | 'departure'
  | 'pricePerNight'
  | 'discount'
  | 'nightsToRedeem'
  | 'paymentMethod'
  | 'deposit'
  | 'charge_harbor_dues'
  | 'charge_taxes'
  | 'charge_fees'
  | 'surcharges'
  | 'boat'
  | 'vesselName'
  | 'vesselLength'
  | 'vesselBeam'
  | 'vesselDraft'
  | 'hullType'
  | 'vesselType'
  | 'internalNotes'
  | 'requiredDocuments'
  | 'otherFields';

const byStart: readonly (readonly [start: string, words: FieldWords])[] = [
  ['start_date', 'arrival'],
  ['end_date', 'departure'],
  ['payment.price_per_night', 'pricePerNight'],
  ['payment.marina_discount_percent', 'discount'],
  ['payment.nights_to_redeem', 'nightsToRedeem'],
  ['payment.method', 'paymentMethod'],
  ['payment.deposit', 'deposit'],
  ['payment.additional_charges.harbor_dues', 'charge_harbor_dues'],
  ['payment.additional_charges.taxes', 'charge_taxes'],
  ['payment.additional_charges.fees', 'charge_fees'],
  ['payment.custom_surcharges', 'surcharges'],
  ['vessel.name', 'vesselName'],
  ['vessel.length', 'vesselLength'],
  ['vessel.beam', 'vesselBeam'],
  ['vessel.draft', 'vesselDraft'],
  ['vessel.hull_type', 'hullType'],
  ['vessel.type', 'vesselType'],
  ['vessel', 'boat'],
  ['internal_notes', 'internalNotes'],
  ['required_documents', 'requiredDocuments'],
];

export function fieldWords(path: string): FieldWords {
  return byStart.find(([start]) => path.startsWith(start))?.[1] ?? 'otherFields';
}
