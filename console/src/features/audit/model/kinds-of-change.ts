/** What people look for in a history, and the events that stand for it. */
export const kindsOfChange = {
  requests: [
    'ReservationRequested',
    'ReservationCreatedByMarina',
    'InstantBookingInitiated',
    'InstantBookingConfirmed',
  ],
  offers: ['PriceSent', 'PriceAccepted', 'OfferChanged', 'ReservationPutOnWaitingList', 'ReservationApproved'],
  dates: ['DatesSuggested', 'SuggestedDatesAccepted', 'StayDatesChanged', 'AllocationDatesChanged'],
  endings: [
    'ReservationCanceledByMarina',
    'ReservationCanceledByBoater',
    'ReservationExpired',
    'PaymentExpired',
    'StayFinished',
  ],
  berths: [
    'BerthAssigned',
    'BerthUnassigned',
    'MatchSkipped',
    'BerthAllocated',
    'AllocationMoved',
    'AllocationReleased',
    'ResidentBerthed',
    'ResidentLeft',
  ],
  money: ['PaymentReceived', 'RefundRequested', 'RefundIssued'],
  papers: ['ReservationDocumentAdded', 'RequiredDocumentsSet', 'ReservationNoteUpdated', 'MessagePosted'],
  comings: ['VesselArrived', 'VesselArrivalUndone', 'VesselDeparted', 'VesselDepartureUndone'],
  absences: [
    'AbsenceReported',
    'AbsenceChanged',
    'AbsenceCanceled',
    'AbsenceTurnedDown',
    'AbsenceOpenedOnPlan',
    'AbsenceDatesChangedOnPlan',
    'AbsenceClosedOnPlan',
  ],
  people: [
    'BoaterRegistered',
    'BoaterContactChanged',
    'BoaterRelationChanged',
    'BoaterContactRevealed',
    'PersonErased',
    'VesselRegistered',
    'VesselChanged',
    'VesselBoaterAdded',
    'VesselBoaterRemoved',
    'VesselPrimarySet',
    'ReservationVesselChanged',
  ],
  cards: ['CardIssued', 'CardRenewed', 'CardStatusChanged', 'CardPresented', 'NightsRedeemed', 'NightsReturned'],
  inventory: [
    'PierCreated',
    'PierUpdated',
    'PierDeleted',
    'BerthCreated',
    'BerthUpdated',
    'BerthNotesChanged',
    'BerthDeleted',
  ],
  settings: [
    'MarinaOpened',
    'MarinaChanged',
    'MarinaPermissionsSet',
    'MarinaRequirementsSet',
    'ReservationSettingsSet',
    'LocalEventAdded',
    'LocalEventRemoved',
    'SeasonPricingPlanCreated',
    'SeasonPricingPlanUpdated',
    'SeasonPricingPlanDeleted',
  ],
  users: [
    'UserAdded',
    'UserEdited',
    'UserDeleted',
    'MarinaAccessGranted',
    'MarinaAccessRemoved',
    'PasswordChanged',
    'FirstLoginCompleted',
    'LanguageChanged',
  ],
} as const;
export type KindOfChange = keyof typeof kindsOfChange;
export const kindNames = Object.keys(kindsOfChange) as readonly KindOfChange[];

/** Events of the chosen kinds; undefined when none is chosen, which means all. */
export function eventTypesOf(kinds: readonly string[]): string[] | undefined {
  const types = kindNames.filter((kind) => kinds.includes(kind)).flatMap((kind) => [...kindsOfChange[kind]]);
  return types.length === 0 ? undefined : types;
}

export type EntryMark = 'our_move' | 'waiting' | 'booked' | 'waiting_list' | 'expired' | 'cancelled' | 'plain';

const marks: Readonly<Record<string, EntryMark>> = {
  ReservationRequested: 'our_move',
  PriceAccepted: 'our_move',
  SuggestedDatesAccepted: 'our_move',
  AbsenceTurnedDown: 'our_move',
  PriceSent: 'waiting',
  DatesSuggested: 'waiting',
  InstantBookingInitiated: 'waiting',
  ReservationPutOnWaitingList: 'waiting_list',
  ReservationApproved: 'booked',
  InstantBookingConfirmed: 'booked',
  PaymentReceived: 'booked',
  BerthAssigned: 'booked',
  BerthAllocated: 'booked',
  VesselArrived: 'booked',
  ReservationCanceledByMarina: 'cancelled',
  ReservationCanceledByBoater: 'cancelled',
  AbsenceCanceled: 'cancelled',
  ReservationExpired: 'expired',
  PaymentExpired: 'expired',
  StayFinished: 'expired',
};

/** The status mark that an entry left the record with; `plain` for changes that move nothing along. */
export function markOf(eventType: string): EntryMark {
  return marks[eventType] ?? 'plain';
}
