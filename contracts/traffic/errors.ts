/** Stable `error_type` codes of arrivals and departures, beside those every call can answer. */
export const trafficErrors = {
  /**
   * Only past and present days can be confirmed (spec 3 §4), except for a boat that left early. details: `date`,
   * `today`.
   */
  in_future: 'TRAFFIC_EVENT_IN_FUTURE',
  /** The stay is not booked. details: `status`. */
  not_booked: 'TRAFFIC_NOT_BOOKED',
  /** A departure needs a confirmed arrival. */
  not_arrived: 'TRAFFIC_NOT_ARRIVED',
  /** The boat has left, so its arrival can no longer be undone. */
  departed: 'TRAFFIC_DEPARTED',
  /** The boat left early and its nights were released: that cannot be undone. */
  nights_released: 'TRAFFIC_NIGHTS_RELEASED',
  /** A late boat is expected outside its stay; change its dates instead. details: `from`, `until`. */
  outside_stay: 'TRAFFIC_OUTSIDE_STAY',
  /** The boat was already seen coming or leaving, so it cannot be late. */
  already_seen: 'TRAFFIC_ALREADY_SEEN',
  /**
   * Another boat is recorded as present in the berth: send `berth_shared` to confirm the arrival all the same, or another
   * `berth_id`. details: `berth_id`, `berth`, `reservation_id`, `view_id`, `boat` (name or null), `end_date`. Of a
   * resident's boat: `vessel_id`, `boater_id`; the reservation, its number and `end_date` are null.
   */
  berth_taken: 'TRAFFIC_BERTH_TAKEN',
  /** The boat leaves with money open, and the call asks before: take the payment, or send LET_GO. details: `amount` in decimals, `currency`. */
  balance_open: 'TRAFFIC_BALANCE_OPEN',
  /** A resident who is late: change the absence report instead. */
  absence_decides: 'TRAFFIC_ABSENCE_DECIDES',
} as const;
