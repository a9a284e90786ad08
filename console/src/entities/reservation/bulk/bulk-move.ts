import type { CancelReason } from '../../../../../contracts/reservations/vocabulary.js';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { call } from '../../../lib/api/client.js';

/** What staff do with several reservations at once, one call for each. */
export const bulkMoves = ['approve', 'message', 'cancel'] as const;
export type BulkMove = (typeof bulkMoves)[number];

export type TickedRow = Pick<
  ReservationRow,
  'id' | 'view_id' | 'revision' | 'source' | 'boater' | 'vessel' | 'payment_standing'
>;

/** The values of the dialog while it is filled in. */
export interface BulkDraft {
  readonly reason: CancelReason | null;
  readonly text: string;
  /** What boaters who paid get back; null: not chosen. */
  readonly refund: 'ALL' | 'NONE' | null;
}

export const emptyBulkDraft: BulkDraft = { reason: null, text: '', refund: null };

export type BulkFaults = Partial<Record<'reason' | 'text' | 'refund', string>>;

/** Whether the marina may hold money of a boater, so that cancelling must say what becomes of it. */
export function holdsMoney({ payment_standing: standing }: Pick<TickedRow, 'payment_standing'>): boolean {
  return standing !== null && standing !== 'refunded';
}

/** As for one reservation: a cancellation has a reason, `other` has a text, and an empty field never decides about money. */
export function bulkFaults(move: BulkMove, draft: BulkDraft, rows: readonly TickedRow[]): BulkFaults {
  const empty = draft.text.trim() === '';
  switch (move) {
    case 'approve':
      return {};
    case 'message':
      return empty ? { text: 'messageRequired' } : {};
    case 'cancel':
      return {
        ...(draft.reason === null ? { reason: 'provideReason' } : {}),
        ...(draft.reason === 'other' && empty ? { text: 'provideReason' } : {}),
        ...(draft.refund === null && rows.some(holdsMoney) ? { refund: 'reservation_refundRequired' } : {}),
      };
  }
}

/**
 * Does the move with one reservation. It builds on the revision that the list showed, so that nothing is approved or
 * cancelled that a colleague has changed since.
 * @throws ApiError if the server refuses it
 */
export function sendMove(move: BulkMove, row: TickedRow, draft: BulkDraft, commandId: string): Promise<unknown> {
  const route = row.source === 'MARINA' ? reservationCalls.updateMarinaMode : reservationCalls.update;
  const built = { commandId, revision: row.revision };
  const message = draft.text.trim();
  switch (move) {
    case 'approve':
      return call(route, { action: 'APPROVE', reservation_id: row.id }, built);
    case 'cancel': {
      const refundAmount = draft.refund === 'NONE' ? 0 : null;
      const payload = { reason: draft.reason ?? undefined, message, refundAmount };
      return call(route, { action: 'CANCEL', reservation_id: row.id, payload }, built);
    }
    case 'message':
      return call(
        messageCalls.create,
        { boater_id: row.boater.id, reservation_id: row.id, text: message, chat_view: 'Reservation' },
        { commandId },
      );
  }
}
