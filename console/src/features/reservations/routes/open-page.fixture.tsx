import { screen } from '@testing-library/react';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import type { MarinaChanges } from '../../../../testing/sign-ins.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { type ReservationDetail, reservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail, exampleIds } from '../../../../../contracts/reservations/examples.js';
import { marinaMoves, type ReservationMove } from '../../../../../contracts/reservations/vocabulary.js';
import { Component } from './reservation-page.js';

/** Opens the page over a server double for tests. Each test changes one thing. */

type Changes = Omit<Partial<ReservationDetail>, 'payment'> & {
  readonly payment?: Partial<ReservationDetail['payment']>;
};

const example = reservationDetail.parse(exampleDetail);

/** A request for a stay next summer that waits for a price. All moves are allowed. */
export function aRequest({ payment, ...changes }: Changes = {}): ReservationDetail {
  return {
    ...example,
    reservation_status: 'initiated',
    statuses: [{ status_code: 'INITIATED', action_required: 'MARINA', created_at: '2026-11-02T08:15:00.000Z' }],
    required_documents: { vessel_insurence: false, vessel_license: false, skipper_id: false },
    allowed_actions: { marina: movesOpen(), boater: [] },
    ...changes,
    payment: { ...example.payment, ...payment },
  };
}

export function movesOpen(but: readonly ReservationMove[] = []): ReservationDetail['allowed_actions']['marina'] {
  return marinaMoves.map((move) =>
    but.includes(move)
      ? { move, allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' }
      : { move, allowed: true, reason: null },
  );
}

const features = {
  reservation: true,
  inventory: true,
  chat: true,
  deposit_and_cancellation: true,
} as const;

export function aMarina(permissions: Record<string, boolean> = features): MarinaChanges {
  return {
    marina_settings: {
      currency: 'EUR',
      accepts_online_payments: true,
      permissions,
      marina_requirements: {
        short: {
          initial_inquiry: ['HULL_TYPE', 'VESSEL_TYPE'],
          before_approval: [],
          after_approval: [],
          instant_booking: [],
        },
        long: { initial_inquiry: [], before_approval: [], after_approval: [], instant_booking: [] },
      },
    },
  };
}

export async function openPage(
  reservation: ReservationDetail,
  options: ConsoleOptions & { readonly tab?: number } = {},
) {
  const { tab = 0, ...rest } = options;
  const server = rest.server ?? new ServerDouble();
  server.answer(reservationApi.get, reservation);
  const page = await renderConsole(<Component />, {
    at: `/reservations/${exampleIds.reservation}?tab=${tab}`,
    path: '/reservations/:id',
    as: { marina: aMarina() },
    ...rest,
    server,
  });
  // A dialog that opens with the page hides the heading.
  await screen.findByRole('heading', { level: 1, name: reservation.view_id, hidden: true });
  return page;
}

export async function openCreation(query = '', options: ConsoleOptions = {}) {
  const page = await renderConsole(<Component />, {
    at: `/reservations/new${query}`,
    path: '/reservations/:id',
    as: { marina: aMarina() },
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'New reservation' });
  return page;
}
