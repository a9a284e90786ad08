import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { marinaApi } from '../../contracts/marinas/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import {
  boaterReservationApi,
  counterApi,
  matchingApi,
  reservationApi,
  reservationPriceApi,
} from '../../contracts/reservations/api.js';
import type { ReservationMove } from '../../contracts/reservations/vocabulary.js';
import { ExpiryJob } from '../../services/reservations/policies/expiry-job.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Asked, type Harbour, headOf, openHarbour, PRICE } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

/**
 * The state machine of DESIGN §7 over HTTP, written a second time: the allowed moves in each state, for requests of
 * boaters and for reservations made by the marina. Every other move must be refused and change nothing.
 */

let server: MarinaServer;
let harbour: Harbour;
beforeAll(async () => {
  server = await sharedServer();
  harbour = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [12] });
  await harbour.addPier('I', Array<number>(12).fill(12), { instant_booking: true });
  const { token } = harbour;
  await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: draftExample } });
});
beforeEach(() => server.clock.set('2027-06-01T08:00:00.000Z'));

const ONLINE = { ...PRICE, method: 'ONLINE' as const };
const OTHER_DATES = { start_date: '2027-06-21', end_date: '2027-06-24' };
const MARINA = { mode: 'MARINA' as const };

const accept = ({ link }: Asked) => server.must(boaterReservationApi.acceptPrice, { token: link });
const suggest = (asked: Asked) => harbour.must(asked, 'UPDATE_DATE', { suggested_dates: [OTHER_DATES] });
const demand = (additional_requirements: string[]) =>
  server.must(marinaApi.reservationSettings, {
    token: harbour.token,
    body: { reservation_settings: { additional_requirements } },
  });
const expire = async (now: string) => {
  server.clock.set(now);
  await server.app.get(ExpiryJob, { strict: false }).run();
  await server.settled();
};
const bookInstantly = async () => {
  const body = await harbour.requestBody();
  const { id, link_token } = await server.must(boaterReservationApi.instantBook, { body });
  return { id, link: link_token };
};

/** The steps that lead to each state. */
const ways = {
  BOATER: {
    INITIATED: () => harbour.request(),
    UPDATED: async () => {
      const asked = await harbour.request();
      await harbour.must(asked, 'UPDATE', { payment: PRICE });
      return asked;
    },
    BOATER_ACCEPTED: () => harbour.agreed(),
    MARINA_ADDED_DATES: async () => {
      const asked = await harbour.request();
      await suggest(asked);
      return asked;
    },
    BOATER_ACCEPTED_SUGGESTED_DATES: async () => {
      const asked = await harbour.request();
      await suggest(asked);
      // The price comes with the dates and would be accepted with them, did the marina require nothing of the boater.
      await demand(['Fenders on both sides']);
      await server.must(boaterReservationApi.acceptDates, { token: asked.link, body: OTHER_DATES });
      await demand([]);
      return asked;
    },
    WAITING_LIST: async () => {
      const asked = await harbour.request();
      await harbour.must(asked, 'ADD_TO_WAITING_LIST', {});
      return asked;
    },
    APPROVED: () => harbour.approved(),
    INSTANT_BOOKING_INITIATED: () => bookInstantly(),
    INSTANT_BOOK: async () => {
      const asked = await bookInstantly();
      await server.must(boaterReservationApi.pay, { token: asked.link, body: {} });
      return asked;
    },
    CANCELED_BY_MARINA: async () => {
      const asked = await harbour.request();
      await harbour.must(asked, 'CANCEL', { reason: 'full' });
      return asked;
    },
    CANCELED_BY_BOATER: async () => {
      const asked = await harbour.request();
      await server.must(boaterReservationApi.cancel, { token: asked.link, body: {} });
      return asked;
    },
    EXPIRED_NO_MARINA_RESPONSE: async () => {
      const asked = await harbour.request();
      await expire('2027-06-11T22:00:00.000Z');
      return asked;
    },
    EXPIRED_NO_BOATER_RESPONSE: async () => {
      const asked = await harbour.request();
      await suggest(asked);
      await expire('2027-06-03T08:00:00.000Z');
      return asked;
    },
    PAYMENT_EXPIRED: async () => {
      const asked = await harbour.approved({}, ONLINE);
      await expire('2027-06-03T08:00:00.000Z');
      return asked;
    },
    FINISHED: async () => {
      const asked = await harbour.approved();
      await expire('2027-06-14T22:00:00.000Z');
      return asked;
    },
  },
  MARINA: {
    UPDATED: () => harbour.created('NOTIFY'),
    BOATER_ACCEPTED: async () => {
      const asked = await harbour.created('NOTIFY');
      await accept(asked);
      return asked;
    },
    WAITING_LIST: () => harbour.created('ADD_TO_WAITING_LIST'),
    APPROVED: () => harbour.created('APPROVE'),
    CANCELED_BY_MARINA: async () => {
      const asked = await harbour.created('APPROVE');
      await harbour.must(asked, 'CANCEL', { reason: 'long' }, MARINA);
      return asked;
    },
    CANCELED_BY_BOATER: async () => {
      const asked = await harbour.created('NOTIFY');
      await server.must(boaterReservationApi.cancel, { token: asked.link, body: { reason: 'Too dear' } });
      return asked;
    },
    EXPIRED_NO_MARINA_RESPONSE: async () => {
      const asked = await harbour.created('ADD_TO_WAITING_LIST');
      await expire('2027-06-11T22:00:00.000Z');
      return asked;
    },
    EXPIRED_NO_BOATER_RESPONSE: async () => {
      const asked = await harbour.created('NOTIFY');
      await expire('2027-06-03T08:00:00.000Z');
      return asked;
    },
    PAYMENT_EXPIRED: async () => {
      const asked = await harbour.created('APPROVE', { payment: ONLINE });
      await expire('2027-06-03T08:00:00.000Z');
      return asked;
    },
    FINISHED: async () => {
      const asked = await harbour.created('APPROVE');
      await expire('2027-06-14T22:00:00.000Z');
      return asked;
    },
  },
} satisfies Record<'BOATER' | 'MARINA', Record<string, () => Promise<Asked>>>;

type Move = Exclude<ReservationMove, `EXPIRE_${string}` | 'FINISH' | 'REOPEN' | 'FOLLOW_CONTRACT' | 'CONFIRM_REFUND'>;

/** Allowed for every source and in every state until the reservation has ended. */
const ALIVE: Move[] = [
  'CANCEL',
  'ASSIGN_BERTH',
  'UNASSIGN_BERTH',
  'SKIP_MATCH',
  'CLOSE_SUPPLY_ALERT',
  'CANCEL_BY_BOATER',
  'ADD_DOCUMENT',
  'UPDATE_NOTE',
  'UNDO_PAYMENT',
  'RECORD_REFUND',
  'MAIL_RECEIPT',
];
const ABOARD: Move[] = ['RECORD_PARTY'];
const MATCHES: Move[] = ['SELECT_MATCH'];
const LINE: Move[] = ['OFFER_BERTH', 'WITHDRAW_BERTH_OFFER', 'ACCEPT_BERTH', 'DECLINE_BERTH'];
const OVER: Move[] = ['UPDATE_NOTE', 'UNDO_PAYMENT', 'RECORD_REFUND', 'MAIL_RECEIPT'];
/** Other dates are offered for a booking too. */
const DATES: Move[] = ['UPDATE_DATE', 'ACCEPT_DATES'];
/** Other terms as well. */
const TERMS: Move[] = ['OFFER_TERMS', 'WITHDRAW_TERMS_OFFER', 'ACCEPT_TERMS', 'DECLINE_TERMS'];

const ofBoater: Record<keyof typeof ways.BOATER, Move[]> = {
  INITIATED: [...ALIVE, ...ABOARD, 'UPDATE', 'ADD_TO_WAITING_LIST', 'UPDATE_DATE'],
  UPDATED: [...ALIVE, ...ABOARD, 'UPDATE', 'ADD_TO_WAITING_LIST', 'ACCEPT_PRICE'],
  BOATER_ACCEPTED: [...ALIVE, ...ABOARD, 'UPDATE', 'ADD_TO_WAITING_LIST', 'APPROVE'],
  MARINA_ADDED_DATES: [...ALIVE, 'UPDATE', 'ADD_TO_WAITING_LIST', 'UPDATE_DATE', 'ACCEPT_DATES'],
  BOATER_ACCEPTED_SUGGESTED_DATES: [...ALIVE, ...ABOARD, 'UPDATE', 'ADD_TO_WAITING_LIST', 'UPDATE_DATE'],
  WAITING_LIST: [...ALIVE, ...ABOARD, ...LINE, 'UPDATE', 'ADD_TO_WAITING_LIST'],
  APPROVED: [...ALIVE, ...ABOARD, ...MATCHES, ...DATES, ...TERMS, 'UPDATE', 'PAY', 'RECORD_PAYMENT', 'WAIVE_DEPOSIT'],
  INSTANT_BOOKING_INITIATED: [...ALIVE, 'PAY'],
  INSTANT_BOOK: [...ALIVE, ...ABOARD, ...MATCHES, ...DATES, ...TERMS, 'UPDATE', 'RECORD_PAYMENT'],
  CANCELED_BY_MARINA: OVER,
  CANCELED_BY_BOATER: OVER,
  EXPIRED_NO_MARINA_RESPONSE: OVER,
  EXPIRED_NO_BOATER_RESPONSE: OVER,
  PAYMENT_EXPIRED: [...OVER, 'CANCEL'],
  FINISHED: [...OVER, 'RECORD_PAYMENT'],
};
const ofMarina: Record<keyof typeof ways.MARINA, Move[]> = {
  UPDATED: [...ALIVE, ...ABOARD, 'UPDATE', 'NOTIFY', 'ADD_TO_WAITING_LIST', 'ACCEPT_PRICE', 'APPROVE'],
  BOATER_ACCEPTED: [...ALIVE, ...ABOARD, 'UPDATE', 'NOTIFY', 'ADD_TO_WAITING_LIST', 'APPROVE'],
  WAITING_LIST: [...ALIVE, ...ABOARD, ...LINE, 'UPDATE', 'NOTIFY', 'ADD_TO_WAITING_LIST', 'APPROVE'],
  APPROVED: [...ALIVE, ...ABOARD, ...MATCHES, ...DATES, ...TERMS, 'UPDATE', 'PAY', 'RECORD_PAYMENT', 'WAIVE_DEPOSIT'],
  CANCELED_BY_MARINA: OVER,
  CANCELED_BY_BOATER: OVER,
  EXPIRED_NO_MARINA_RESPONSE: OVER,
  EXPIRED_NO_BOATER_RESPONSE: OVER,
  PAYMENT_EXPIRED: [...OVER, 'CANCEL'],
  FINISHED: [...OVER, 'RECORD_PAYMENT'],
};

const CASH = { method: 'CASH' as const, received_on: '2020-01-01' };
const payment = (asked: Asked) => ({ reservation_id: asked.id, payment_no: 1 });

/** Every possible move, as a call. */
function movesOn(
  asked: Asked,
  mode: 'BOATER' | 'MARINA',
): Record<Move, () => Promise<{ status: number; body: object }>> {
  const berthing = { token: harbour.token };
  const ids = { reservation_id: asked.id, match_id: harbour.berth('A1') };
  const boater = { token: asked.link };
  const options = { mode };
  return {
    UPDATE: () => harbour.act(asked, 'UPDATE', { payment: PRICE }, options),
    NOTIFY: () => harbour.act(asked, 'NOTIFY', { payment: PRICE }, options),
    APPROVE: () => harbour.act(asked, 'APPROVE', {}, options),
    ADD_TO_WAITING_LIST: () => harbour.act(asked, 'ADD_TO_WAITING_LIST', {}, options),
    UPDATE_DATE: () => harbour.act(asked, 'UPDATE_DATE', { suggested_dates: [OTHER_DATES] }, options),
    UPDATE_NOTE: () => harbour.act(asked, 'UPDATE_NOTE', { internal_notes: 'noted' }, options),
    CANCEL: () => harbour.act(asked, 'CANCEL', { reason: 'far' }, options),
    ASSIGN_BERTH: () =>
      server.call(reservationApi.assignBerth, {
        ...berthing,
        body: { reservation_id: asked.id, berth_id: harbour.berth('A1') },
      }),
    UNASSIGN_BERTH: () =>
      server.call(reservationApi.unassignBerth, { ...berthing, body: { reservation_id: asked.id } }),
    SELECT_MATCH: () => server.call(reservationApi.selectMatch, { ...berthing, body: ids }),
    SKIP_MATCH: () =>
      server.call(reservationApi.selectMatch, { ...berthing, body: { ...ids, skip: true, skip_reason: 'services' } }),
    OFFER_BERTH: () =>
      server.call(matchingApi.offerBerth, {
        ...berthing,
        body: { reservation_id: asked.id, berth_id: harbour.berth('A1') },
      }),
    WITHDRAW_BERTH_OFFER: () =>
      server.call(matchingApi.withdrawOffer, {
        ...berthing,
        body: { reservation_id: asked.id, skip_reason: 'services' },
      }),
    CLOSE_SUPPLY_ALERT: () => server.call(matchingApi.closeAlert, { ...berthing, body: { reservation_id: asked.id } }),
    ACCEPT_BERTH: () => server.call(boaterReservationApi.acceptBerth, boater),
    DECLINE_BERTH: () => server.call(boaterReservationApi.declineBerth, { ...boater, body: {} }),
    OFFER_TERMS: () => server.call(reservationPriceApi.offerTerms, { ...berthing, body: { reservation_id: asked.id } }),
    WITHDRAW_TERMS_OFFER: () =>
      server.call(reservationPriceApi.withdrawTerms, { ...berthing, body: { reservation_id: asked.id } }),
    ACCEPT_TERMS: () => server.call(boaterReservationApi.acceptTerms, { ...boater, body: {} }),
    DECLINE_TERMS: () => server.call(boaterReservationApi.declineTerms, { ...boater, body: {} }),
    ACCEPT_PRICE: () => server.call(boaterReservationApi.acceptPrice, boater),
    ACCEPT_DATES: () => server.call(boaterReservationApi.acceptDates, { ...boater, body: OTHER_DATES }),
    CANCEL_BY_BOATER: () => server.call(boaterReservationApi.cancel, { ...boater, body: {} }),
    ADD_DOCUMENT: async () => {
      const fields = { attachment_type: 'VESSEL_PHOTO' };
      const answer = await upload(server, boaterReservationApi.addDocument.path, {
        ...boater,
        fields,
        file: new Uint8Array(PNG),
      });
      return { status: answer.status, body: (await answer.json()) as object };
    },
    PAY: () => server.call(boaterReservationApi.pay, { ...boater, body: {} }),
    RECORD_PAYMENT: () =>
      server.call(counterApi.recordPayment, { ...berthing, body: { reservation_id: asked.id, amount: 1, ...CASH } }),
    UNDO_PAYMENT: () =>
      server.call(counterApi.undoPayment, { ...berthing, body: { ...payment(asked), reason: 'Mistyped' } }),
    WAIVE_DEPOSIT: () => server.call(counterApi.waiveDeposit, { ...berthing, body: { reservation_id: asked.id } }),
    RECORD_REFUND: () =>
      server.call(counterApi.recordRefund, {
        ...berthing,
        body: { reservation_id: asked.id, refund_no: 1, method: 'CASH', paid_on: '2020-01-01' },
      }),
    MAIL_RECEIPT: () => server.call(counterApi.mailReceipt, { ...berthing, body: payment(asked) }),
    RECORD_PARTY: () =>
      server.call(reservationApi.party, {
        ...berthing,
        body: { reservation_id: asked.id, party: { adults: 3 }, confirmed: true },
      }),
  };
}

const table = [
  ...Object.entries(ways.BOATER).map(([status, make]) => ({
    source: 'BOATER' as const,
    status,
    make,
    open: ofBoater[status as keyof typeof ofBoater],
  })),
  ...Object.entries(ways.MARINA).map(([status, make]) => ({
    source: 'MARINA' as const,
    status,
    make,
    open: ofMarina[status as keyof typeof ofMarina],
  })),
];

describe.each(table)('$status, asked for by the $source', ({ source, status, make, open }) => {
  it('refuses every other move with a reason and without effect; the page agrees', async () => {
    const asked = await make();
    const { statuses, allowed_actions } = await harbour.show(asked);
    expect(statuses.at(-1)?.status_code).toBe(status);
    const moves = Object.entries(movesOn(asked, source)).filter(([move]) => !open.includes(move as Move));
    const shown = [...allowed_actions.marina, ...allowed_actions.boater].filter(
      ({ reason }) => reason === 'RESERVATION_ACTION_NOT_ALLOWED',
    );
    expect(shown.map(({ move }) => move).toSorted()).toEqual(moves.map(([move]) => move).toSorted());
    const before = await headOf(server);
    for (const [move, send] of moves) {
      expect([move, await send()]).toMatchObject([
        move,
        { status: 409, body: { error_type: 'RESERVATION_ACTION_NOT_ALLOWED', details: { status, action: move } } },
      ]);
    }
    expect(await headOf(server)).toBe(before);
  });
});

it('a request is changed by the call for requests, the marina’s own by the other', async () => {
  const [asked, made] = [await harbour.request(), await harbour.created('NOTIFY')];
  const wrong = (source: string) => ({
    status: 409,
    body: { error_type: 'RESERVATION_OTHER_SOURCE', details: { source } },
  });
  expect(await harbour.act(asked, 'UPDATE', { payment: PRICE }, MARINA)).toMatchObject(wrong('BOATER'));
  expect(await harbour.act(made, 'UPDATE', { payment: PRICE })).toMatchObject(wrong('MARINA'));
  expect([await harbour.standing(asked), await harbour.standing(made)]).toEqual(['initiated MARINA', 'waiting BOATER']);
});
