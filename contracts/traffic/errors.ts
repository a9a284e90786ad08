/** Stable `error_type` codes of arrivals and departures, beside those every call can answer. */
export const trafficErrors = {
  /** Only what has come can be confirmed (spec 3 §4), save a boat that left early. details: `date`, `today`. */
  in_future: 'TRAFFIC_EVENT_IN_FUTURE',
  /** The stay is not booked. details: `status`. */
  not_booked: 'TRAFFIC_NOT_BOOKED',
  /** A boat that was not seen to arrive cannot leave. */
  not_arrived: 'TRAFFIC_NOT_ARRIVED',
  /** The boat has left: its arrival cannot be taken back any more. */
  departed: 'TRAFFIC_DEPARTED',
  /** The boat left early and its nights were given back: that cannot be taken back. */
  nights_released: 'TRAFFIC_NIGHTS_RELEASED',
} as const;
