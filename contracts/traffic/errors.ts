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
} as const;
