import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindMembership } from '../../../contracts/memberships/queries.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { NOT_COVERED } from '../../../contracts/pricing/vocabulary.js';
import { boaterReservationApi, reservationApi } from '../../../contracts/reservations/api.js';
import { boaterReservation } from '../../../contracts/reservations/boater.js';
import { reservationDetail } from '../../../contracts/reservations/detail.js';
import type { MarinaPermissionName } from '../../../contracts/vocabulary/permissions.js';
import { isRefusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { callOfBoater, callOfStaff } from '../../../tests/fixtures/received-calls.js';
import {
  berth,
  boater,
  byMarina,
  context,
  historyOf,
  offerWithDeposit,
  on,
  opening,
  staff,
  type Step,
} from '../../../tests/fixtures/reservation-examples.js';
import { MissingDetails } from '../lookups/missing-details.js';
import { ReservationReadSide } from '../../../tests/fixtures/reservation-read-side.js';
import {
  berthA12,
  berthB1,
  homeMarina,
  knownBoater,
  knownVessel,
  membership,
  otherMarina,
  pierA,
  planPrice,
  surround,
  uuid,
} from '../../../tests/fixtures/reservation-surroundings.js';
import type { PaymentProvider } from '../../platform/payments/payment-provider.js';
import { BerthNames } from '../lookups/berth-names.js';
import { BerthSection } from '../lookups/berth-section.js';
import { WaitingPlaces } from '../lookups/waiting-places.js';
import { ShowBoaterReservation } from './show-boater-reservation.js';
import { ShowReservation } from './show-reservation.js';
import { FindMatches } from '../../../contracts/berths/matching-queries.js';
import { CheckAvailability } from '../../../contracts/berths/allocation-queries.js';

const REQUESTED = uuid(201);
const BOOKED = uuid(202);
const CANCELED = uuid(203);
const ERASED = uuid(204);
const SOMEBODY = uuid(205);
const PAPER = uuid(206);
const INSTANT = uuid(207);
const ENTERED = uuid(208);

const about = {
  ...opening,
  vessel: { ...opening.vessel, vessel_id: knownVessel.id },
  notes: 'Near the fuel dock, please',
  additional_requirements: ['Shore power'],
};
const request: Step = [{ type: 'RequestReservation', opening: about }, boater];
const price: Step = [
  {
    type: 'SendPrice',
    via: 'UPDATE',
    changes: { offer: offerWithDeposit, internal_note: 'Pays late', message: 'Hello' },
  },
  staff,
];
const paper: Step = [
  {
    type: 'AddDocument',
    document_id: PAPER,
    document_type: 'VESSEL_INSURANCE',
    file_name: 'policy.pdf',
    content_type: 'application/pdf',
    size_bytes: 4711,
  },
  boater,
];
const berthed = { ...berth, berth_id: berthA12, allocation_id: 'allocation-of-booked' };
const book: readonly Step[] = [
  request,
  price,
  paper,
  [{ type: 'AcceptPrice' }, boater],
  [{ type: 'ApproveReservation', changes: { berth: berthed } }, staff],
];
const pay: Step = [
  { type: 'ReceivePayment', amount: 70_00, provider_reference: 'pay-1' },
  on('2027-06-02', context({ actor: 'system' })),
];

describe('one reservation', () => {
  let side: ReservationReadSide;
  let handler: ShowReservation;
  let boaterHandler: ShowBoaterReservation;

  beforeAll(async () => {
    side = await ReservationReadSide.start('2027-06-01T12:00:00.000Z');
    await side.happened(REQUESTED, historyOf(request));
    await side.happened(BOOKED, historyOf(...book));
    await side.happened(CANCELED, historyOf(request, [{ type: 'CancelByBoater', message: null }, boater]));
    const instantly = { type: 'BookInstantly' as const, opening, offer: offerWithDeposit, berth: berthed };
    await side.happened(INSTANT, historyOf([instantly, boater]));
    await side.happened(ENTERED, byMarina.APPROVED);
    const berths = new BerthSection(side.queries, new BerthNames(side.queries));
    const places = new WaitingPlaces(side.projections);
    handler = new ShowReservation(side.projections, side.queries, side.facts, berths, places);
    const onPage = { paysOn: 'page' } as PaymentProvider;
    boaterHandler = new ShowBoaterReservation(
      side.projections,
      side.facts,
      new MissingDetails(side.queries),
      side.clock,
      side.queries,
      onPage,
    );
  });
  beforeEach(() => void surround(side.areas));
  afterAll(() => side.close());

  async function page(id: string) {
    const answer = await handler.execute(
      callOfStaff(reservationApi.get, { marina_id: homeMarina.id }, { reservation_id: id }),
    );
    if (isRefusal(answer)) throw new Error(answer.code);
    expect(reservationDetail.parse(answer)).toEqual(answer);
    return answer;
  }
  function permit(over: Partial<Record<MarinaPermissionName, boolean>>) {
    const { marina_settings: settings } = homeMarina;
    const permissions = { ...settings.permissions, ...over };
    side.areas.answer(FindMarina, () => ({ ...homeMarina, marina_settings: { ...settings, permissions } }));
  }

  describe('as staff see it', () => {
    it('shows who, when and what for', async () => {
      expect(await page(REQUESTED)).toMatchObject({
        id: REQUESTED,
        view_id: 'R-1001',
        revision: 0,
        marina: { name: 'Quayside Bassin', code: 'QSB' },
        source: 'BOATER',
        boater: {
          first_name: 'Ada',
          last_name: 'Moreau',
          address: '1 Quai',
          relation_type: 'VISITOR',
          tem_member: true,
        },
        vessel: { id: knownVessel.id, name: 'Belle Île', length: 9.5, home_marina_name: 'Port des Minimes' },
        nights: 7,
        notes: 'Near the fuel dock, please',
        additional_requirements: ['Shore power'],
        internal_notes: '',
        marina_requirements: { before_approval: ['VESSEL_INSURANCE'] },
        reservation_status: 'initiated',
        action_required: 'MARINA',
        unread_messages: 2,
        payment: {
          currency: 'EUR',
          price_per_night: null,
          total_to_pay: null,
          payment_status: null,
          payment_standing: null,
          lines: [],
        },
      });
      expect((await page(BOOKED)).internal_notes).toBe('Pays late');
    });

    it('knows nobody who is signed up, whatever the opening noted', async () => {
      expect(opening.is_signed_up).toBe(true);
      const shown = await page(REQUESTED);
      expect([shown.is_signed_up, shown.boater.is_signed_up]).toEqual([false, false]);
    });

    it.each([true, false])(
      'says of the boater and the reservation alike whether the boater is a guest: %p',
      async (is_guest) => {
        side.areas.answer(FindBoater, () => ({ ...knownBoater, boater: { ...knownBoater.boater, is_guest } }));
        const shown = await page(REQUESTED);
        expect([shown.is_guest, shown.boater.is_guest]).toEqual([is_guest, is_guest]);
      },
    );

    it('takes a boater who is not in the register for a guest where the boater sent the request', async () => {
      side.areas.answer(FindBoater, () => null);
      const [sent, entered] = [await page(REQUESTED), await page(ENTERED)];
      expect([sent.is_guest, sent.boater.is_guest]).toEqual([true, true]);
      expect([entered.is_guest, entered.boater.is_guest]).toEqual([false, false]);
    });

    it('is temporary while the payment of an instant booking is awaited', async () => {
      const temporary = [await page(INSTANT), await page(REQUESTED), await page(BOOKED)];
      expect(temporary.map(({ is_temporary }) => is_temporary)).toEqual([true, false, false]);
    });

    it('is not found for another marina, or with an unknown id', async () => {
      const notFound = { refused: true, kind: 'not_found' };
      expect(
        await handler.execute(
          callOfStaff(reservationApi.get, { marina_id: otherMarina.id }, { reservation_id: REQUESTED }),
        ),
      ).toMatchObject(notFound);
      expect(
        await handler.execute(
          callOfStaff(reservationApi.get, { marina_id: homeMarina.id }, { reservation_id: uuid(1) }),
        ),
      ).toMatchObject(notFound);
    });

    it('shows who must act next and by when, in the marina’s time zone', async () => {
      // Midnight after the arrival date in Paris, which is two hours ahead of UTC in July.
      expect((await page(REQUESTED)).next_move).toEqual({ by: 'MARINA', deadline_at: '2027-07-10T22:00:00.000Z' });
      expect((await page(BOOKED)).next_move).toEqual({ by: 'BOATER', deadline_at: '2027-06-02T10:00:00.000Z' });
      expect((await page(CANCELED)).next_move).toEqual({ by: null, deadline_at: null });
    });

    it('shows what either side may do, or why not', async () => {
      const { marina, boater: ofBoater } = (await page(REQUESTED)).allowed_actions;
      expect(marina).toContainEqual({ move: 'UPDATE', allowed: true, reason: null });
      expect(marina).toContainEqual({ move: 'APPROVE', allowed: false, reason: 'RESERVATION_ACTION_NOT_ALLOWED' });
      expect(ofBoater.find((verdict) => verdict.move === 'PAY')?.allowed).toBe(false);
      expect((await page(BOOKED)).allowed_actions.boater).toContainEqual({ move: 'PAY', allowed: true, reason: null });
      side.clock.set('2027-07-11T12:00:00.000Z');
      const late = (await page(REQUESTED)).allowed_actions.marina;
      side.clock.set('2027-06-01T12:00:00.000Z');
      expect(late).toContainEqual({ move: 'ASSIGN_BERTH', allowed: false, reason: 'RESERVATION_ARRIVAL_PASSED' });
    });

    it('shows money in decimals, with the pricing plan’s price', async () => {
      expect((await page(BOOKED)).payment).toMatchObject({
        method: 'IN_MARINA',
        price_per_night: 50,
        lines: [{ kind: 'NIGHTS', of: null, name: null, amount: 350 }],
        total_to_pay: 350,
        deposit_rate: 20,
        deposit: { type: 'PERCENTAGE', amount: 20 },
        deposit_to_pay: 70,
        paid_amount: 0,
        payment_standing: 'due',
        payment_due_at: '2027-06-02T10:00:00.000Z',
        paid_at: null,
        current_pricing_plan: {
          deposit: 40,
          deposit_rule: { deposit_type: 'FIXED_AMOUNT', amount: 40 },
          total_to_pay: 400,
        },
        pricing_plan: { price_per_night: 55, total_to_pay: 400 },
      });
      side.areas.answer(CalculatePrice, () => ({ ...planPrice, count_descriptions: NOT_COVERED }));
      expect((await page(BOOKED)).payment).toMatchObject({ current_pricing_plan: null, pricing_plan: null });
    });

    it('counts the nights a member may redeem, never more than the stay has', async () => {
      expect(await page(REQUESTED)).toMatchObject({
        tem_member: true,
        card_number: 'QSD0042',
        nights_available: 5,
        max_nights_to_redeem: 3,
      });
      side.areas.answer(FindMembership, () => ({ ...membership, redeem_nights_left: 90 }));
      expect((await page(REQUESTED)).max_nights_to_redeem).toBe(7);
      side.areas.answer(FindMembership, () => null);
      expect(await page(REQUESTED)).toMatchObject({ card_number: null, nights_available: 0, max_nights_to_redeem: 0 });
    });

    it('lists documents, including missing ones', async () => {
      const { attachments, missing_documents } = await page(BOOKED);
      expect(attachments).toMatchObject([
        {
          id: PAPER,
          attachment_type: 'VESSEL_INSURANCE',
          name: 'policy.pdf',
          content_type: 'application/pdf',
          size_bytes: 4711,
        },
      ]);
      expect(missing_documents).toEqual([]);
    });

    it('masks mail address and phone until the reservation is approved', async () => {
      const { boater: hidden } = await page(REQUESTED);
      expect([hidden.email, hidden.phone]).toEqual(['a**************', `+${'*'.repeat(16)}`]);
      const { boater: shown } = await page(BOOKED);
      expect([shown.email, shown.phone]).toEqual(['ada@example.net', '+33 6 12 34 56 78']);
      side.areas.answer(FindBoater, () => ({ ...knownBoater, boater: { ...knownBoater.boater, contact_shown: true } }));
      expect((await page(REQUESTED)).boater.email).toBe('ada@example.net');
      surround(side.areas);
      permit({ hide_contact_details: false });
      expect((await page(REQUESTED)).boater.email).toBe('ada@example.net');
    });

    it('shows the given data if the register has no boater', async () => {
      permit({ hide_contact_details: false });
      side.areas.answer(FindBoater, () => null);
      expect((await page(REQUESTED)).boater).toMatchObject({ id: opening.boater_id, email: 'ada@example.org' });
    });

    describe('the berths', () => {
      it('are suggested while it is open', async () => {
        const { berth: shown, selected_match, matches } = await page(REQUESTED);
        expect(shown).toBeNull();
        expect(matches.map((match) => match.berth_id)).toEqual([berthA12, berthB1]);
        expect(selected_match).toEqual(matches[0]);
        expect(matches[0]?.berth).toEqual({ id: berthA12, number: '12', pier_id: pierA, pier_name: 'A' });
      });

      it('are matched as if its own nights were free', async () => {
        await page(BOOKED);
        const asked = side.areas.asked.filter((query) => query instanceof FindMatches);
        expect(asked.at(-1)?.input).toMatchObject({ allocation_id: 'allocation-of-booked', start_date: '2027-07-10' });
      });

      it('include the one it has', async () => {
        expect(await page(BOOKED)).toMatchObject({
          berth_id: berthA12,
          berth: { number: '12', pier_name: 'A', length: 14, beam: 4.5, draft: 3, min_length: 6 },
          selected_match: { berth_id: berthA12, available: true, order: 1 },
        });
      });

      it('warn when the one it has is no longer free', async () => {
        side.areas.answer(FindMatches, () => ({ items: [], total: 0, removed: {} }));
        const warned = { berth_id: berthA12, available: false, custom: true };
        expect((await page(BOOKED)).selected_match).toMatchObject(warned);
        expect(side.areas.asked.some((query) => query instanceof CheckAvailability)).toBe(true);
      });

      it('look up the card once', async () => {
        const before = side.areas.asked.length;
        await page(BOOKED);
        const asked = side.areas.asked.slice(before).filter((query) => query instanceof FindMembership);
        expect(asked).toHaveLength(1);
      });

      it('warn when the one it has was deleted', async () => {
        side.areas.answer(FindMatches, () => ({ items: [], total: 0, removed: {} }));
        side.areas.answer(CheckAvailability, () => refuse('not_found', 'BERTH_NOT_FOUND'));
        const warned = { berth_id: berthA12, available: false, absence_report_id: null };
        expect((await page(BOOKED)).selected_match).toMatchObject(warned);
      });

      it('are not suggested when it is over, or without the inventory', async () => {
        const none = { matches: [], selected_match: null };
        expect(await page(CANCELED)).toMatchObject(none);
        permit({ inventory: false });
        expect(await page(REQUESTED)).toMatchObject(none);
      });

      it('leave out skipped ones', async () => {
        const skipped = uuid(207);
        const skip: Step = [{ type: 'SkipMatch', berth_id: berthB1, reason: 'services', note: null }, staff];
        await side.happened(skipped, historyOf(...book, skip));
        expect((await page(skipped)).matches.map((match) => match.berth_id)).toEqual([berthA12]);
      });
    });
  });

  describe('as the boater sees it', () => {
    async function view(id: string) {
      const answer = await boaterHandler.execute(
        callOfBoater(boaterReservationApi.get, { marina_id: homeMarina.id, reservation_id: id }),
      );
      if (isRefusal(answer)) throw new Error(answer.code);
      expect(boaterReservation.parse(answer)).toEqual(answer);
      return answer;
    }

    it('shows what they entered and what they may do', async () => {
      expect(await view(REQUESTED)).toMatchObject({
        id: REQUESTED,
        marina: { name: 'Quayside Bassin', country: 'FR' },
        boater: { first_name: 'Ada', email: 'ada@example.org', language: 'fr' },
        vessel: { name: 'Belle Île', length: 9.5 },
        notes: 'Near the fuel dock, please',
        reservation_status: 'initiated',
        berth: null,
      });
      const { allowed_actions, payment } = await view(BOOKED);
      expect(allowed_actions).toContainEqual({ move: 'PAY', allowed: true, reason: null });
      expect(payment).toMatchObject({ total_to_pay: 350, deposit_to_pay: 70, payment_standing: 'due' });
    });

    it('shows the berth once it is approved', async () => {
      expect((await view(BOOKED)).berth).toEqual({ number: '12', pier_name: 'A' });
      const early = uuid(208);
      await side.happened(early, historyOf(request, [{ type: 'AssignBerth', berth: berthed }, staff]));
      expect((await view(early)).berth).toBeNull();
    });

    it('shows nothing internal to the marina, and nothing of the register', async () => {
      side.areas.asked.length = 0;
      const body = JSON.stringify(await view(BOOKED));
      expect(body).not.toMatch(/Pays late|pricing_plan|payout|matches|internal|example\.net|1 Quai|QSD0042/);
      expect(side.areas.asked.filter((query) => query instanceof FindBoater)).toEqual([]);
    });

    it('shows the payment', async () => {
      const paid = uuid(209);
      await side.happened(paid, historyOf(...book, pay));
      const at = '2027-06-02T10:00:00.000Z';
      expect((await view(paid)).payment).toMatchObject({
        paid_amount: 70,
        payment_status: null,
        payment_standing: 'part_paid',
        payment_date: at,
        paid_at: at,
        payment_due_at: null,
      });
    });

    it('is not found with the link of another marina', async () => {
      const answer = await boaterHandler.execute(
        callOfBoater(boaterReservationApi.get, { marina_id: otherMarina.id, reservation_id: REQUESTED }),
      );
      expect(answer).toMatchObject({ refused: true, kind: 'not_found' });
    });
  });

  it('contains nothing about an erased boater', async () => {
    const somebody = { ...about, boater_id: SOMEBODY };
    await side.happened(ERASED, historyOf([{ type: 'RequestReservation', opening: somebody }, boater], price, paper));
    await side.erase(SOMEBODY);
    const erased = Object.fromEntries(Object.keys(knownBoater.boater).map((key) => [key, null]));
    const facts = { id: SOMEBODY, relation_type: 'VISITOR' as const, is_signed_up: false, is_guest: true };
    const record = { ...knownBoater.boater, ...erased, ...facts, contact_shown: false, erased: true };
    side.areas.answer(FindBoater, () => ({ boater: record, vessels: [], memberships: [] }));
    const shown = await page(ERASED);
    expect(JSON.stringify(shown)).not.toMatch(/Ada|Moreau|example|Quai[^s]|Belle|fuel|Pays late|policy/);
    expect(shown).toMatchObject({ boater: { first_name: '', email: '' }, attachments: [], nights: 7 });
  });
});
