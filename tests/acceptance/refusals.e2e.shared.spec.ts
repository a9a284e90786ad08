import { beforeEach, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { planActionApi, planGestureApi } from '../../contracts/berths/api.js';
import { matchingApi } from '../../contracts/reservations/api.js';
import { type Asked, headOf, PETREL, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

type Gesture = z.input<NonNullable<typeof planGestureApi.planPreview.body>>['gesture'];

describe('while a berth is offered to the waiting list', () => {
  let offered: Asked;
  let neighbour: Asked;
  beforeEach(async () => {
    offered = await harbour.request();
    await harbour.must(offered, 'ADD_TO_WAITING_LIST', {});
    const body = { reservation_id: offered.id, ...harbour.at('A2') };
    await server.must(matchingApi.offerBerth, { token: harbour.token, body });
    neighbour = await harbour.approved({ vessel: { ...PETREL, name: 'Ondine' } }, PRICE, harbour.berth('A1'));
  });

  const gestures: readonly (readonly [string, () => Gesture])[] = [
    ['a move', () => ({ type: 'MOVE', reservation_id: offered.id, ...harbour.at('A3') })],
    [
      'a split',
      () => ({
        type: 'SPLIT',
        reservation_id: offered.id,
        segments: [
          { ...harbour.at('A2'), start_date: '2027-06-11' },
          { ...harbour.at('A3'), start_date: '2027-06-12' },
        ],
      }),
    ],
    ['a swap', () => ({ type: 'SWAP', reservation_id: offered.id, with_reservation_id: neighbour.id })],
    [
      'a swap from the other side',
      () => ({ type: 'SWAP', reservation_id: neighbour.id, with_reservation_id: offered.id }),
    ],
    [
      'other dates',
      () => ({ type: 'DATES', reservation_id: offered.id, start_date: '2027-06-11', end_date: '2027-06-15' }),
    ],
  ];
  it.each(gestures)(
    '%s on the plan is refused by the preview and by the change, and changes nothing',
    async (_, of) => {
      const { token } = harbour;
      const before = await headOf(server);
      const gesture = of();
      const preview = await server.must(planGestureApi.planPreview, { token, body: { gesture } });
      expect(preview).toMatchObject({ possible: false, refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } });
      const revision = (await headOf(server)) + 1000;
      const stays = await Promise.all(
        [offered, neighbour].map(async (asked) => ({
          reservation_id: asked.id,
          revision: (await harbour.show(asked)).revision,
        })),
      );
      expect(
        await server.call(planGestureApi.planChange, { token, body: { gesture, basis: { revision, stays } } }),
      ).toMatchObject({ status: 409, body: { error_type: 'RESERVATION_BERTH_OFFER_RUNNING' } });
      expect(await headOf(server)).toBe(before);
      expect([await harbour.berthOf(offered), await harbour.berthOf(neighbour)]).toEqual(['A2', 'A1']);
    },
  );

  it('the offer is listed as an action that cannot be undone, as its preview says', async () => {
    const { token } = harbour;
    const body = { reservation_id: offered.id };
    const { items } = await server.must(planActionApi.planActions, { token, body });
    expect(items).toMatchObject([
      { undoable: false, why_not: { code: 'REFUSED', refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } } },
    ]);
    const { action_id = '' } = items[0] ?? {};
    const preview = await server.must(planActionApi.planUndoPreview, { token, body: { action_id } });
    expect(preview).toMatchObject({ possible: false, refusal: { code: 'RESERVATION_BERTH_OFFER_RUNNING' } });
  });
});
