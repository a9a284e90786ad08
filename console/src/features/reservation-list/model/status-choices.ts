import type { ListTab } from './list-tabs.js';
import type { StatusLabel } from '../../../../../contracts/reservations/vocabulary.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

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
  readonly word?: 'choicePending' | 'choiceApproved' | 'choiceCanceledByMarina';
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
  // Their names say whose wish it was; the code of both is the marina's.
  { word: 'choiceCanceledByMarina', label: 'canceled', statuses: ['canceled_by_marina'] },
  { label: 'canceled', statuses: ['canceled_by_boater'] },
  { label: 'finished', statuses: ['finished'] },
];

/** The short words of the statuses that a tab can hold. */
const labelsOfTab: Readonly<Record<ListTab, readonly StatusChoice['label'][]>> = {
  PENDING: ['pending', 'waiting'],
  NEW: ['pending', 'waiting'],
  WAITING_LIST: ['waiting'],
  APPROVED: ['approved'],
  APPROVED_PENDING_PAYMENT: ['approved'],
  BOOKED: ['approved'],
  CLOSED: ['canceled', 'finished'],
  HISTORY: ['canceled', 'finished'],
  ALL: labelOrder,
};

/** The choices of a tab: what it can hold, and what is already chosen. */
export function choicesOfTab(tab: ListTab, chosen: readonly DisplayedStatus[]): readonly StatusChoice[] {
  const ticked = chosenOf(chosen);
  return statusChoices.filter((choice) => ticked.includes(choice) || holds(tab, choice));
}

function holds(tab: ListTab, { label, statuses }: StatusChoice): boolean {
  if (!labelsOfTab[tab].includes(label)) return false;
  const queued = statuses.includes('waiting_list');
  return tab === 'NEW' ? !queued : tab === 'WAITING_LIST' ? queued : true;
}

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
