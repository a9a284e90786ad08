import type { InstalmentSchedule } from '../../../contracts/pricing/vocabulary.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type { GroupPaymentPart } from '../../../contracts/reservations/group-payment.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { AttachmentType, RequiredDocuments } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { CancelReason, CounterMethod, ReservationMove } from '../../../contracts/reservations/vocabulary.js';
import type { LostBerth, PastWaiting } from './events/berth-events.js';
import type { BoaterContact, StayVessel } from './events/event-shapes.js';
import type { PassedOver } from './events/waiting-events.js';
import type { ChangeReason, SkipReason } from '../../../contracts/vocabulary/reservation-words.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import type { Party } from '../../../contracts/vocabulary/party.js';
import type { ToldParty } from './party.js';

/** A berth from the inventory, with the allocation that the handler made in the berth plan. */
export interface BerthChoice {
  readonly berth_id: string;
  readonly allocation_id: string;
  readonly label: string;
  /** Shortest boat the berth takes, metres; null: any. */
  readonly min_length: number | null;
  /** Staff confirmed this berth although the boat is shorter. */
  readonly min_length_confirmed: boolean;
  readonly suggested_berth_id: string | null;
  /** Reason for not taking the suggested berth; defaults to the first code. */
  readonly skip_reason: SkipReason | null;
  /** Staff's note on it. */
  readonly skip_note?: string | null;
  /** The berths of a stay that has several, in order; the last one is `berth_id`. */
  readonly segments?: readonly BerthedNights[];
  /** The plan was arranged night by night, which is allowed after the arrival as well. */
  readonly arranged?: boolean;
  /** Those on the waiting list whom the berth fits and who come first; null: there are none. */
  readonly past_waiting?: PastWaiting | null;
}

/** Nights `[start_date, end_date)` of a stay in one berth. */
export interface BerthedNights {
  readonly berth_id: string;
  readonly label: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** The facts that open a reservation; the handler has found or registered boater and vessel. */
export interface Opening {
  readonly reservation_id: string;
  readonly view_id: string;
  readonly marina_id: string;
  readonly boater_id: string;
  readonly boater: BoaterContact;
  readonly customer_type: CustomerType;
  readonly start_date: string;
  readonly end_date: string;
  readonly vessel: StayVessel;
  readonly vessel_name: string;
  /** The hull is meant although it contradicts the type. */
  readonly hull_confirmed?: boolean;
  /** Who is aboard; absent: nobody has said it. */
  readonly party?: Party;
  readonly contract_id: string | null;
  readonly instalments?: InstalmentSchedule;
  readonly contract_name: string | null;
  readonly commercial: boolean;
  readonly live_aboard: boolean;
  readonly passeport_escales: boolean;
  readonly additional_requirements: readonly string[];
  readonly is_temporary: boolean;
  readonly is_guest: boolean;
  readonly is_signed_up: boolean;
  readonly requested_redeem_nights: number;
  readonly notes: string | null;
  /** The group of boats that the boat comes with. */
  readonly group_id?: string;
  readonly skipper?: string;
  readonly documents: readonly {
    readonly document_id: string;
    readonly type: AttachmentType;
    readonly file_name: string;
  }[];
}

/** Another boat, or other facts about it. */
export interface ChangedVessel {
  readonly vessel: StayVessel;
  readonly vessel_name: string;
  /** The hull is meant although it contradicts the type. */
  readonly hull_confirmed?: boolean;
}

/** What staff may change when they send, approve or put on the waiting list. Absent: unchanged. */
export interface Changes {
  readonly offer?: OfferTerms;
  readonly dates?: DateRange;
  readonly vessel?: ChangedVessel;
  readonly party?: ToldParty;
  readonly required_documents?: RequiredDocuments;
  readonly internal_note?: string | null;
  readonly message?: string | null;
  /** Null releases the berth. */
  readonly berth?: BerthChoice | null;
  readonly reason?: ChangeReason | null;
  /** False: the boater gets no mail about a change of the booking. */
  readonly tell?: boolean;
}

export type OpeningCommand =
  | { readonly type: 'RequestReservation'; readonly opening: Opening }
  | {
      readonly type: 'BookInstantly';
      readonly opening: Opening;
      /** The offer by the marina's pricing plan. */
      readonly offer: OfferTerms;
      /** Null: no instant-booking berth is free. */
      readonly berth: BerthChoice | null;
      /** Needed at once where nothing is due; otherwise the boater confirms with the payment. */
      readonly confirmed_requirements?: readonly string[];
    }
  | {
      readonly type: 'CreateByMarina';
      readonly action: 'NOTIFY' | 'APPROVE' | 'ADD_TO_WAITING_LIST';
      readonly opening: Opening;
      readonly offer: OfferTerms | null;
      readonly internal_note: string | null;
      readonly required_documents?: RequiredDocuments;
      readonly message?: string | null;
      /** False: the boater gets no mail about the booking. */
      readonly tell?: boolean;
      readonly berth?: BerthChoice;
    };

export type OfferCommand =
  | { readonly type: 'SendPrice'; readonly via: 'UPDATE' | 'NOTIFY'; readonly changes: Changes }
  | { readonly type: 'ApproveReservation'; readonly changes: Changes }
  | { readonly type: 'PutOnWaitingList'; readonly changes: Changes }
  | {
      readonly type: 'SuggestDates';
      readonly suggested_dates: readonly DateRange[];
      /** The terms of each of these stays; null: the price list has none. Absent: prices follow after the answer. */
      readonly offers?: readonly (OfferTerms | null)[];
      readonly reason?: ChangeReason | null;
      readonly message?: string | null;
      readonly internal_note?: string | null;
    }
  | { readonly type: 'UpdateNote'; readonly internal_note: string | null }
  /** Dates that were offered for a booked stay are taken. */
  | { readonly type: 'AcceptDateOffer'; readonly changes: Changes };

export type AnswerCommand =
  | { readonly type: 'AcceptPrice'; readonly confirmed_requirements?: readonly string[] }
  | {
      readonly type: 'AcceptSuggestedDates';
      readonly dates: DateRange;
      /** The berth on these dates; null: the present one is taken then. Absent: the stay has none. */
      readonly berth?: BerthChoice | null;
    }
  | {
      readonly type: 'AddDocument';
      readonly document_id: string;
      readonly document_type: AttachmentType;
      readonly content_type: string;
      readonly size_bytes: number;
      readonly file_name: string;
    }
  /** Sizes that nobody had told. */
  | { readonly type: 'TellSizes'; readonly sizes: Partial<Pick<BoatSizes, 'beam' | 'draft'>> };

/** The boat comes alone from now on, or another one pays for it (null: its own boater). */
export type GroupMemberCommand =
  | { readonly type: 'LeaveGroup'; readonly group_id: string }
  | { readonly type: 'SetPayer'; readonly paid_by: string | null };

/** `offer`: the terms that count these persons; absent: the price does not follow, or there is none. */
export type PartyCommand =
  /** The boater says who is aboard. */
  | { readonly type: 'TellParty'; readonly party: Party; readonly offer?: OfferTerms }
  | {
      readonly type: 'RecordParty';
      readonly party: Party;
      readonly confirmed: boolean;
      readonly offer?: OfferTerms;
      readonly tell?: boolean;
    };

export type PaymentCommand =
  /** `amount` in minor units, as the provider took it. */
  | {
      readonly type: 'ReceivePayment';
      readonly amount: number;
      readonly provider_reference: string;
      readonly group_payment?: GroupPaymentPart;
      /** The requirements that the boater confirmed with the payment; absent where the provider reports it. */
      readonly confirmed_requirements?: readonly string[];
    }
  | { readonly type: 'ConfirmRefund'; readonly refund_no: number; readonly provider_reference: string };

/** How and when money changed hands at the counter. */
interface AtCounter {
  readonly method: CounterMethod;
  readonly reference: string | null;
  /** The marina's calendar date. */
  readonly on: string;
}

/** Money at the counter, in minor units. */
export type CounterCommand =
  | ({ readonly type: 'RecordPayment'; readonly amount: number; readonly mail_receipt?: boolean } & AtCounter)
  | { readonly type: 'UndoPayment'; readonly payment_no: number; readonly reason: string }
  | { readonly type: 'WaiveDeposit'; readonly reason: string | null }
  | ({ readonly type: 'RecordRefund'; readonly refund_no: number } & AtCounter)
  | { readonly type: 'MailReceipt'; readonly payment_no: number };

/** Takes the step that a long-term contract requires, if its day has come. */
export interface ContractCommand {
  readonly type: 'FollowContract';
}

export type ClosingCommand =
  | {
      readonly type: 'CancelByMarina';
      /** Null: none was chosen, and the command is refused. */
      readonly reason: CancelReason | null;
      readonly message: string | null;
      /** Minor units; absent or null: by the cancellation policy. */
      readonly refund_amount?: number | null;
      /** The reservation that goes on in place of this one. */
      readonly duplicate_of?: string;
      /** The boater gets no mail about it. */
      readonly untold?: true;
    }
  | { readonly type: 'CancelByBoater'; readonly message: string | null }
  | { readonly type: 'ExpireWithoutMarinaResponse' }
  | { readonly type: 'ExpireWithoutBoaterResponse' }
  | { readonly type: 'ExpireUnpaid' }
  /** `departed`: the boat was seen leaving; otherwise the end date must have passed. */
  | { readonly type: 'FinishStay'; readonly departed: boolean }
  /** The boat of a finished stay is there. */
  | { readonly type: 'ReopenStay' };

/** Whether the boater is sent a mail about another berth, and why it is another one. */
export interface Telling {
  readonly tell: boolean;
  readonly reason: ChangeReason | null;
  /** Staff's own words to the boater; only with other dates. */
  readonly message?: string | null;
}

/** Metres. */
export interface BoatSizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

export type BerthCommand =
  /** `told` absent: nobody is told of the berth. */
  | { readonly type: 'AssignBerth'; readonly berth: BerthChoice; readonly told?: Telling }
  /** Records the berths that the plan has given the stay, also while it lasts, and the sizes of a boat measured anew. */
  | {
      readonly type: 'FollowPlan';
      readonly berth: BerthChoice;
      readonly sizes?: BoatSizes;
      /** Absent: nobody is told. */
      readonly told?: Telling;
    }
  /** `lost`: the plan took the berth and found no other one. */
  | { readonly type: 'UnassignBerth'; readonly lost?: LostBerth }
  | { readonly type: 'SelectMatch'; readonly berth: BerthChoice; readonly told?: Telling }
  | {
      readonly type: 'SkipMatch';
      readonly berth_id: string;
      readonly reason: SkipReason;
      readonly note: string | null;
    };

/** Today's terms for a booked stay. */
export type TermsCommand =
  /** `offer`: the agreed offer with today's prices; null: the price list has none for the stay. */
  | { readonly type: 'OfferTerms'; readonly offer: OfferTerms | null }
  | { readonly type: 'AcceptTerms'; readonly confirmed_requirements?: readonly string[] }
  | { readonly type: 'DeclineTerms' }
  | { readonly type: 'ExpireTermsOffer' }
  | { readonly type: 'WithdrawTermsOffer' };

export type WaitingCommand =
  | {
      readonly type: 'OfferBerth';
      readonly offer_id: string;
      readonly berth: BerthChoice;
      readonly place: number;
      readonly line_length: number;
      readonly passed_over: readonly PassedOver[];
      readonly after_offer_id: string | null;
    }
  | { readonly type: 'AcceptBerthOffer'; readonly confirmed_requirements?: readonly string[] }
  /** `keep_place` false: the boater no longer wants a berth, which closes the reservation. */
  | { readonly type: 'DeclineBerthOffer'; readonly keep_place: boolean; readonly message: string | null }
  | { readonly type: 'ExpireBerthOffer' }
  | { readonly type: 'WithdrawBerthOffer'; readonly reason: SkipReason; readonly note: string | null }
  | { readonly type: 'CloseSupplyAlert' };

export type ReservationCommand =
  | OpeningCommand
  | OfferCommand
  | AnswerCommand
  | GroupMemberCommand
  | PartyCommand
  | PaymentCommand
  | CounterCommand
  | ClosingCommand
  | ContractCommand
  | BerthCommand
  | WaitingCommand
  | TermsCommand;

/** The state machine's move for a command on an existing reservation. */
export function moveOf(command: Exclude<ReservationCommand, OpeningCommand>): ReservationMove {
  return command.type === 'SendPrice' ? command.via : moves[command.type];
}

const moves = {
  ApproveReservation: 'APPROVE',
  PutOnWaitingList: 'ADD_TO_WAITING_LIST',
  SuggestDates: 'UPDATE_DATE',
  UpdateNote: 'UPDATE_NOTE',
  // Whom a boat comes with is internal to the marina, like a note.
  LeaveGroup: 'UPDATE_NOTE',
  SetPayer: 'UPDATE_NOTE',
  AcceptDateOffer: 'ACCEPT_DATES',
  AcceptPrice: 'ACCEPT_PRICE',
  AcceptSuggestedDates: 'ACCEPT_DATES',
  AddDocument: 'ADD_DOCUMENT',
  // What is missing about the boat is told while its documents may still be added.
  TellSizes: 'ADD_DOCUMENT',
  TellParty: 'ADD_DOCUMENT',
  RecordParty: 'RECORD_PARTY',
  ReceivePayment: 'PAY',
  ConfirmRefund: 'CONFIRM_REFUND',
  RecordPayment: 'RECORD_PAYMENT',
  UndoPayment: 'UNDO_PAYMENT',
  WaiveDeposit: 'WAIVE_DEPOSIT',
  RecordRefund: 'RECORD_REFUND',
  MailReceipt: 'MAIL_RECEIPT',
  CancelByMarina: 'CANCEL',
  CancelByBoater: 'CANCEL_BY_BOATER',
  ExpireWithoutMarinaResponse: 'EXPIRE_NO_MARINA_RESPONSE',
  ExpireWithoutBoaterResponse: 'EXPIRE_NO_BOATER_RESPONSE',
  ExpireUnpaid: 'EXPIRE_PAYMENT',
  FinishStay: 'FINISH',
  ReopenStay: 'REOPEN',
  FollowContract: 'FOLLOW_CONTRACT',
  AssignBerth: 'ASSIGN_BERTH',
  FollowPlan: 'ASSIGN_BERTH',
  UnassignBerth: 'UNASSIGN_BERTH',
  SelectMatch: 'SELECT_MATCH',
  SkipMatch: 'SKIP_MATCH',
  OfferBerth: 'OFFER_BERTH',
  AcceptBerthOffer: 'ACCEPT_BERTH',
  DeclineBerthOffer: 'DECLINE_BERTH',
  ExpireBerthOffer: 'EXPIRE_BERTH_OFFER',
  WithdrawBerthOffer: 'WITHDRAW_BERTH_OFFER',
  CloseSupplyAlert: 'CLOSE_SUPPLY_ALERT',
  OfferTerms: 'OFFER_TERMS',
  AcceptTerms: 'ACCEPT_TERMS',
  DeclineTerms: 'DECLINE_TERMS',
  ExpireTermsOffer: 'EXPIRE_TERMS_OFFER',
  WithdrawTermsOffer: 'WITHDRAW_TERMS_OFFER',
} as const satisfies Record<Exclude<ReservationCommand['type'], OpeningCommand['type'] | 'SendPrice'>, ReservationMove>;
