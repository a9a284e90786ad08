/** Stable `error_type` codes of absence reports, beside those every call can answer and those of the berth plan. */
export const absenceErrors = {
  /** "Vacancy already spans that time slot for the same vessel and home marina" (spec 2 §8). details: the other's dates. */
  already_spans: 'VACANCY_ALREADY_SPANS_TIME_SLOT',
  vessel_not_found: 'VESSEL_NOT_FOUND',
  /** The boater is not a contact of the vessel. */
  not_a_vessel_contact: 'NOT_A_VESSEL_CONTACT',
  /** The boater has no mail address to which a link could be sent. */
  no_email: 'BOATER_HAS_NO_EMAIL',
  /** The change takes no berth from this visitor. details: `allocation_id`. */
  not_displaced: 'VISITOR_NOT_DISPLACED',
  /** The vessel is back, so the report can no longer change. */
  over: 'ABSENCE_OVER',
} as const;
