import type { DisplayedStatus, StatusLabel } from '../../../../../contracts/reservations/vocabulary.js';

/** One choice of the status filter: a few derived statuses that people mean together. */
export interface StatusChoice {
  readonly word:
    | 'choiceNewRequest'
    | 'choiceDatesAccepted'
    | 'choicePending'
    | 'choiceWaitingForBoater'
    | 'choiceDatesSuggested'
    | 'choiceWaitingList'
    | 'choiceApproved'
    | 'choiceExpiredByUs'
    | 'choiceExpiredByBoater'
    | 'choicePaymentExpired'
    | 'choiceCancelledByUs'
    | 'choiceCancelledByBoater'
    | 'choiceFinished';
  readonly label: Exclude<StatusLabel, '-'>;
  readonly statuses: readonly DisplayedStatus[];
}

/**
 * What the filter offers, under the words the lists print (spec 2 §4). Instant bookings that were never confirmed are
 * missing: a marina's lists hide them.
 */
export const statusChoices: readonly StatusChoice[] = [
  { word: 'choiceNewRequest', label: 'pending', statuses: ['initiated'] },
  { word: 'choiceDatesAccepted', label: 'pending', statuses: ['boater_accepted_suggested_dates'] },
  {
    word: 'choicePending',
    label: 'pending',
    statuses: ['pending', 'updated', 'boater_accepted', 'boater_added_documents'],
  },
  { word: 'choiceWaitingForBoater', label: 'waiting', statuses: ['waiting'] },
  { word: 'choiceDatesSuggested', label: 'waiting', statuses: ['marina_added_dates'] },
  { word: 'choiceWaitingList', label: 'waiting', statuses: ['waiting_list'] },
  { word: 'choiceApproved', label: 'approved', statuses: ['approved'] },
  { word: 'choiceExpiredByUs', label: 'canceled', statuses: ['expired_no_marina_response'] },
  { word: 'choiceExpiredByBoater', label: 'canceled', statuses: ['expired_no_boater_response'] },
  { word: 'choicePaymentExpired', label: 'canceled', statuses: ['payment_expired'] },
  { word: 'choiceCancelledByUs', label: 'canceled', statuses: ['canceled_by_marina'] },
  { word: 'choiceCancelledByBoater', label: 'canceled', statuses: ['canceled_by_boater'] },
  { word: 'choiceFinished', label: 'finished', statuses: ['finished'] },
];

/** The choices that a list filtered by `statuses` has ticked: those with every status of theirs in it. */
export function chosenOf(statuses: readonly DisplayedStatus[]): readonly StatusChoice[] {
  return statusChoices.filter((choice) => choice.statuses.every((status) => statuses.includes(status)));
}

/** `statuses` after one choice was ticked or unticked. */
export function withChoice(
  statuses: readonly DisplayedStatus[],
  choice: StatusChoice,
  ticked: boolean,
): DisplayedStatus[] {
  const others = statuses.filter((status) => !choice.statuses.includes(status));
  return ticked ? [...others, ...choice.statuses] : others;
}
