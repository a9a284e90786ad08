/** Catalogue keys for the fields of the form. */
export type FieldWords =
  | 'arrival'
  | 'departure'
  | 'pricePerNight'
  | 'discount'
  | 'nightsToRedeem'
  | 'giftPoints'
  | 'paymentMethod'
  | 'deposit'
  | 'entities/price:charge_harbor_dues'
  | 'entities/price:charge_taxes'
  | 'entities/price:charge_fees'
  | 'surcharges'
  | 'boat'
  | 'entities/vessel:name'
  | 'entities/vessel:length'
  | 'entities/vessel:beam'
  | 'entities/vessel:draft'
  | 'entities/vessel:hullType'
  | 'entities/vessel:vesselType'
  | 'internalNotes'
  | 'requiredDocuments'
  | 'otherFields';

const byStart: readonly (readonly [start: string, words: FieldWords])[] = [
  ['start_date', 'arrival'],
  ['end_date', 'departure'],
  ['payment.price_per_night', 'pricePerNight'],
  ['payment.marina_discount_percent', 'discount'],
  ['payment.nights_to_redeem', 'nightsToRedeem'],
  ['payment.discount_by_points_total', 'giftPoints'],
  ['payment.method', 'paymentMethod'],
  ['payment.deposit', 'deposit'],
  ['payment.additional_charges.harbor_dues', 'entities/price:charge_harbor_dues'],
  ['payment.additional_charges.taxes', 'entities/price:charge_taxes'],
  ['payment.additional_charges.fees', 'entities/price:charge_fees'],
  ['payment.custom_surcharges', 'surcharges'],
  ['vessel.name', 'entities/vessel:name'],
  ['vessel.length', 'entities/vessel:length'],
  ['vessel.beam', 'entities/vessel:beam'],
  ['vessel.draft', 'entities/vessel:draft'],
  ['vessel.hull_type', 'entities/vessel:hullType'],
  ['vessel.type', 'entities/vessel:vesselType'],
  ['vessel', 'boat'],
  ['internal_notes', 'internalNotes'],
  ['required_documents', 'requiredDocuments'],
];

export function fieldWords(path: string): FieldWords {
  return byStart.find(([start]) => path.startsWith(start))?.[1] ?? 'otherFields';
}
