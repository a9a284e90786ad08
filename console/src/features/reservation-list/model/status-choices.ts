import type { DisplayedStatus, StatusLabel } from '../../../../../contracts/reservations/vocabulary.js';

/** The short status words of the lists (spec 2 §4), in the order in which they are offered. */
export const labelOrder: readonly Exclude<StatusLabel, '-'>[] = [
  'pending',
  'waiting',
  'approved',
  'canceled',
  'finished',
];

/** A choice of the status filter: one displayed status, or several that mean the same to users. */
export interface StatusChoice {
  /** Catalogue key. A choice without one has the name of its status. */
  readonly word?: 'choicePending' | 'choiceApproved';
  readonly label: Exclude<StatusLabel, '-'>;
  readonly statuses: readonly [DisplayedStatus, ...DisplayedStatus[]];
}

/**
 * The choices of the status filter, by the short words of the lists (spec 2 §4). Instant bookings that were never
 * confirmed are missing, because a marina's lists hide them.
 */
export const statusChoices: readonly StatusChoice[] = [
  { label: 'pending', statuses: ['initiated'] },
  { label: 'pending', statuses: ['boater_accepted_suggested_dates'] },
  {
    word: 'choicePending',
    label: 'pending',
    statuses: ['pending', 'updated', 'boater_accepted', 'boater_added_documents'],
  },
  { label: 'waiting', statuses: ['waiting'] },
  { label: 'waiting', statuses: ['marina_added_dates'] },
  { label: 'waiting', statuses: ['waiting_list'] },
  { word: 'choiceApproved', label: 'approved', statuses: ['approved'] },
  { label: 'canceled', statuses: ['expired_no_marina_response'] },
  { label: 'canceled', statuses: ['expired_no_boater_response'] },
  { label: 'canceled', statuses: ['payment_expired'] },
  { label: 'canceled', statuses: ['canceled_by_marina'] },
  { label: 'canceled', statuses: ['canceled_by_boater'] },
  { label: 'finished', statuses: ['finished'] },
];

/** The ticked choices: those whose statuses are all in `statuses`. */
export function chosenOf(statuses: readonly DisplayedStatus[]): readonly StatusChoice[] {
  return statusChoices.filter((choice) => choice.statuses.every((status) => statuses.includes(status)));
}

/** `statuses` after a choice was ticked or unticked. */
export function withChoice(
  statuses: readonly DisplayedStatus[],
  choice: StatusChoice,
  ticked: boolean,
): DisplayedStatus[] {
  const others = statuses.filter((status) => !choice.statuses.includes(status));
  return ticked ? [...others, ...choice.statuses] : others;
}
