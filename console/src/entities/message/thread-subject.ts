/** The subject of a conversation: a reservation, an absence, or no record. */
export type ThreadSubject =
  | { readonly kind: 'reservation'; readonly boater_id: string; readonly reservation_id: string }
  | { readonly kind: 'absence_report'; readonly boater_id: string; readonly absence_report_id: string }
  /** A general conversation with a boater, without a record. */
  | { readonly kind: 'general'; readonly boater_id: string }
  /** All that was written with the boater. */
  | { readonly kind: 'boater'; readonly boater_id: string };
