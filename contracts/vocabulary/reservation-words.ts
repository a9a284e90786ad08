/** The status that lists and the page show (spec 1 §4), derived from the history. */
export const displayedStatuses = [
  '-',
  'initiated',
  'instant_booking_initiated',
  'pending',
  'waiting',
  'waiting_list',
  'approved',
  'canceled_by_boater',
  'canceled_by_marina',
  'expired_no_marina_response',
  'expired_no_boater_response',
  'payment_expired',
  'marina_added_dates',
  'boater_accepted_suggested_dates',
  'finished',
  // Legacy codes without an actor; never written by this version (spec: "otherwise the lowercased code").
  'updated',
  'boater_accepted',
  'boater_added_documents',
] as const;

export type DisplayedStatus = (typeof displayedStatuses)[number];

/** Why staff chose another berth than the suggested one (spec 1 §9); the first is the default. */
export const skipReasons = [
  'size_not_fit',
  'berth_is_unavailable',
  'services',
  'incompatible_mooring_type',
  'weather_issues',
  'weekday_busy_times',
  'other',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Why staff change a stay, or suggest other dates for it. The boater reads it, except `other`. */
export const changeReasons = ['boater_asked', 'no_berth', 'weather', 'works', 'correction', 'other'] as const;

export type ChangeReason = (typeof changeReasons)[number];
