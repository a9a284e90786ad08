import type * as z from 'zod';
import { createReservation } from '../../../../../contracts/reservations/create.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { updateReservation } from '../../../../../contracts/reservations/update.js';
import type { CancelReason } from '../../../../../contracts/reservations/vocabulary.js';
import type { SaveAction } from './actions.js';
import type { Changes } from './changes.js';
import type { ReservationValues } from './form-values.js';
import { type ActionExtras, agreedPayload, type CreateAction, createPayload, updatePayload } from './payload.js';
import type { ChangeReason } from '../../../../../contracts/vocabulary/reservation-words.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

export type UpdateBody = z.input<typeof updateReservation>;
export type CreateBody = z.input<typeof createReservation>;

/** An action of staff on a reservation, with the input of its dialog. */
export type PageAction =
  | { readonly kind: 'send' | 'notify' | 'approve' | 'waitingList'; readonly extras: ActionExtras }
  | { readonly kind: 'save'; readonly action: SaveAction; readonly extras: ActionExtras }
  | {
      readonly kind: 'suggest';
      readonly suggested_dates: readonly DateRange[];
      readonly reason: ChangeReason | null;
      readonly message: string;
    }
  | {
      readonly kind: 'cancel';
      readonly reason: CancelReason;
      readonly message: string;
      readonly refundAmount: number | null;
    };

interface Stand {
  readonly reservation: Pick<ReservationDetail, 'id' | 'boater_id' | 'source'> & {
    readonly payment: Pick<ReservationDetail['payment'], 'price_per_night'>;
  };
  readonly values: ReservationValues;
  /** Changes in the form that are not saved. */
  readonly changes: Changes;
}

/** Returns the request body for an action, or null when the form breaks a rule of the contract. */
export function updateBody(stand: Stand, action: PageAction): UpdateBody | null {
  const { id, boater_id } = stand.reservation;
  const body = { reservation_id: id, boater_id, ...actionPart(stand, action) };
  const parsed = updateReservation.safeParse(body);
  return parsed.success ? parsed.data : null;
}

function actionPart(stand: Stand, action: PageAction) {
  const { reservation, values, changes } = stand;
  switch (action.kind) {
    case 'send':
      return { action: 'UPDATE', payload: offerPayload(stand, action.extras) };
    case 'notify':
      return { action: 'NOTIFY', payload: offerPayload(stand, action.extras) };
    case 'approve': {
      const agreed = reservation.source === 'BOATER' || !needsOffer(stand);
      return {
        action: 'APPROVE',
        payload: agreed ? agreedPayload(values, action.extras) : offerPayload(stand, action.extras),
      };
    }
    case 'waitingList': {
      const offers = values.payment.price_per_night !== null && needsOffer(stand);
      return {
        action: 'ADD_TO_WAITING_LIST',
        payload: offers ? offerPayload(stand, action.extras) : agreedPayload(values, action.extras),
      };
    }
    case 'save':
      return action.action === 'UPDATE_NOTE'
        ? { action: 'UPDATE_NOTE', payload: { internal_notes: values.internal_notes } }
        : { action: action.action, payload: offerPayload(stand, action.extras) };
    case 'suggest': {
      const { suggested_dates, reason, message } = action;
      const why = reason === null ? {} : { reason };
      const note = changes.notes ? { internal_notes: values.internal_notes } : {};
      return {
        action: 'UPDATE_DATE',
        payload: { suggested_dates, ...why, ...(message === '' ? {} : { message }), ...note },
      };
    }
    case 'cancel': {
      const { reason, message, refundAmount } = action;
      return { action: 'CANCEL', payload: { reason, message, refundAmount } };
    }
  }
}

/** The server has no price yet, or the offer in the form differs from the saved one. */
function needsOffer({ reservation, changes }: Stand): boolean {
  return changes.offer || reservation.payment.price_per_night === null;
}

/** The payload leaves out unchanged dates and an unchanged boat, because the server would search for a berth again. */
function offerPayload({ values, changes }: Stand, extras: ActionExtras) {
  const { start_date, end_date, vessel, ...payload } = updatePayload(values, extras);
  return {
    ...payload,
    ...(changes.dates ? { start_date, end_date } : {}),
    ...(changes.vessel ? { vessel } : {}),
  };
}

/** Returns the request body for creating, or null when the form breaks a rule of the contract. */
export function createBody(
  values: ReservationValues,
  action: CreateAction,
  { message = '', both_reason, berth = null }: ActionExtras,
): CreateBody | null {
  const parsed = createReservation.safeParse({
    ...createPayload(values, action, message),
    ...(both_reason === undefined ? {} : { both_reason }),
    // Whoever waits for a berth has none.
    ...(berth === null || action === 'ADD_TO_WAITING_LIST'
      ? {}
      : { berth_id: berth.berth_id, confirm_min_length: berth.confirm_min_length }),
  });
  return parsed.success ? parsed.data : null;
}
