const words = [
  'initiated',
  'instant_booking_initiated',
  'pending',
  'waiting',
  'waiting_list',
  'approved',
  'canceled_by_boater',
  'canceled_by_marina',
  'marina_added_dates',
  'boater_accepted_suggested_dates',
  'finished',
] as const;
export type StatusWord = (typeof words)[number] | 'expired' | 'unknown';

/** Which word of the catalogue a displayed status has; all ways of lapsing share one. */
export function statusWordOf(status: string): StatusWord {
  if (status.startsWith('expired_') || status === 'payment_expired') return 'expired';
  return words.find((known) => known === status) ?? 'unknown';
}
