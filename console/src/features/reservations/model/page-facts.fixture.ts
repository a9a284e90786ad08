import type { ReservationMove } from '../../../../../contracts/reservations/vocabulary.js';
import type { FormFacts, PageFacts, RuledReservation } from './page-facts.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** Page facts for tests: an ordinary request in a marina with every feature. Each test changes one fact. */

const allMoves: readonly ReservationMove[] = [
  'UPDATE',
  'NOTIFY',
  'APPROVE',
  'ADD_TO_WAITING_LIST',
  'UPDATE_DATE',
  'UPDATE_NOTE',
  'CANCEL',
  'ASSIGN_BERTH',
  'SELECT_MATCH',
];

/** The server allows these moves and refuses the others with the given reasons. */
export function serverAllows(
  allowed: readonly ReservationMove[] = allMoves,
  reasons: Readonly<Partial<Record<ReservationMove, string>>> = {},
): RuledReservation['allowed_actions'] {
  const marina = allMoves.map((move) => ({
    move,
    allowed: allowed.includes(move) && reasons[move] === undefined,
    reason: reasons[move] ?? (allowed.includes(move) ? null : 'RESERVATION_ACTION_NOT_ALLOWED'),
  }));
  return { marina, boater: [] };
}

export function aReservation(
  reservation_status: DisplayedStatus,
  changes: Partial<RuledReservation> = {},
): RuledReservation {
  return {
    reservation_status,
    source: 'BOATER',
    boater: { relation_type: 'VISITOR' },
    start_date: '2027-07-14',
    end_date: '2027-07-19',
    statuses: [],
    allowed_actions: serverAllows(),
    unread_messages: 0,
    ...changes,
  };
}

const aForm: FormFacts = {
  dated: true,
  priced: true,
  hasErrors: false,
  offerChanged: false,
  notesChanged: false,
  documentsChanged: false,
  missing_documents: 0,
  nights_to_redeem: 0,
  max_nights_to_redeem: 0,
};

export function aPage(
  reservation: RuledReservation | null,
  { form, ...changes }: Omit<Partial<PageFacts>, 'form'> & { form?: Partial<FormFacts> } = {},
): PageFacts {
  return {
    reservation,
    edition: 'full',
    tab: 'details',
    today: '2027-07-01',
    editor: true,
    editing: false,
    features: { reservation: true, inventory: true, chat: true, deposit_and_cancellation: true, dynamic_pricing: true },
    association: 'TEM',
    form: { ...aForm, ...form },
    ...changes,
  };
}
