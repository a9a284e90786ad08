/** Catalogue keys for the fields of the form. */
export type FieldWords =
  | 'trade:arrival'
  | 'trade:departure'
  | 'trade:pricePerNight'
  | 'trade:discount'
  | 'nightsTotal'
  | 'nightsToRedeem'
  | 'trade:giftPoints'
  | 'trade:payment'
  | 'trade:deposit'
  | 'entities/price:charge_harbor_dues'
  | 'entities/price:charge_taxes'
  | 'entities/price:charge_fees'
  | 'surcharges'
  | 'trade:boat'
  | 'entities/vessel:name'
  | 'trade:length'
  | 'trade:beam'
  | 'trade:draught'
  | 'trade:hull'
  | 'trade:boatType'
  | 'internalNotes'
  | 'requiredDocuments'
  | 'otherFields';

const byStart: readonly (readonly [start: string, words: FieldWords])[] = [
  ['start_date', 'trade:arrival'],
  ['end_date', 'trade:departure'],
  ['payment.price_per_night', 'trade:pricePerNight'],
  ['payment.marina_discount_percent', 'trade:discount'],
  ['payment.nights_total', 'nightsTotal'],
  ['payment.nights_to_redeem', 'nightsToRedeem'],
  ['payment.discount_by_points_total', 'trade:giftPoints'],
  ['payment.method', 'trade:payment'],
  ['payment.deposit', 'trade:deposit'],
  ['payment.additional_charges.harbor_dues', 'entities/price:charge_harbor_dues'],
  ['payment.additional_charges.taxes', 'entities/price:charge_taxes'],
  ['payment.additional_charges.fees', 'entities/price:charge_fees'],
  ['payment.custom_surcharges', 'surcharges'],
  ['vessel.name', 'entities/vessel:name'],
  ['vessel.length', 'trade:length'],
  ['vessel.beam', 'trade:beam'],
  ['vessel.draft', 'trade:draught'],
  ['vessel.hull_type', 'trade:hull'],
  ['vessel.type', 'trade:boatType'],
  ['vessel', 'trade:boat'],
  ['internal_notes', 'internalNotes'],
  ['required_documents', 'requiredDocuments'],
];

export function fieldWords(path: string): FieldWords {
  return byStart.find(([start]) => path.startsWith(start))?.[1] ?? 'otherFields';
}
