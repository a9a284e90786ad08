import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Route } from '../../contracts/vocabulary/route.js';
import { Consumers } from '../../services/platform/consuming/consumers.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { ArbitraryCalls, orderOf, usesReservations } from '../fixtures/arbitrary-calls.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

/** Successful calls of each route that are examined, and the bodies that are tried for them. */
const SAMPLES = 3;
const TRIES = 60;
/** Number of calls after which calls about reservations get fresh ones. */
const ROUND = 15;

/**
 * Routes that bodies from their schemas call in vain, by reason. The acceptance tests of each check the same of every call
 * (`assertCovered`), though beside policies that may have been faster.
 */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'waits for the read models, which are held': ['/admin/boater/erase'],
  'tells strangers no position': ['/admin/public/login', '/admin/public/reset_password'],
  'appends nothing here': [
    '/admin/common/crash_error_message',
    '/admin/common/learn_more',
    '/admin/common/report_click_to_slack',
    '/admin/marketing/send_test_email',
    '/admin/settings/approval_kit/test',
    '/admin/operations/read_models/rebuild',
    '/admin/operations/parked/resume',
    '/admin/migrator/migrate_user',
  ],
  'accepts no picture, or not for these records': [
    '/admin/attachment/create',
    '/admin/card/import',
    '/admin/inventory/berth/import',
    '/admin/inventory/session/photo',
    '/admin/settings/attachment/create',
  ],
  'concerns another session, an invitation or a second factor of the caller': [
    '/admin/chain_manager/permissions',
    '/admin/chain_manager/remove_user_from_marina',
    '/admin/users/firstTimeChangePassword',
    '/admin/users/invitations/answer',
    '/admin/users/sessions/end',
    '/admin/users/sessions/end_others',
    '/admin/users/two_factor/confirm',
    '/admin/users/two_factor/recovery_codes',
    '/admin/users/two_factor/remove',
    '/admin/users/two_factor/reset',
    '/admin/users/user_sessions/end',
  ],
  'needs a record in a state that the furnished marina lacks': [
    '/admin/absence_report/create',
    '/admin/boater/change_email',
    '/admin/cash_up/erase_texts',
    '/admin/dashboard/conflicts/resolve',
    '/admin/dashboard/traffic/update',
    '/admin/inventory/absence_inquiry',
    '/admin/inventory/berth/allocate',
    '/admin/inventory/berth/undo_update_many',
    '/admin/inventory/pier/delete',
    '/admin/inventory/plan/change',
    '/admin/inventory/plan/undo',
    '/admin/inventory/session/decide',
    '/admin/inventory/session/settle',
    '/admin/inventory/session/update',
    '/admin/loyalty/gift_points',
    '/admin/loyalty/update_balance',
    '/admin/loyalty/update_promotion',
    '/admin/marina/update',
    '/admin/marina_events/create',
    '/admin/marina_events/delete',
    '/admin/membership_request/update',
    '/admin/message/edit',
    '/admin/message_templates/delete',
    '/admin/notification/delete',
    '/admin/reservation/assign_berth',
    '/admin/reservation/contract/renew',
    '/admin/reservation/matching/close_alert',
    '/admin/reservation/matching/offer_berth',
    '/admin/reservation/matching/offer_next',
    '/admin/reservation/matching/withdraw_offer',
    '/admin/reservation/payments/mail_receipt',
    '/admin/reservation/payments/record',
    '/admin/reservation/payments/record_refund',
    '/admin/reservation/payments/undo',
    '/admin/reservation/unassign_berth',
    '/admin/reservation/update_marina_mode',
    '/admin/saved_views/delete',
    '/admin/settings/attachment/delete',
    '/admin/settings/attachment/order',
    '/admin/settings/payments/confirm_berth_vat',
    '/admin/settings/payments/set/iban',
    '/admin/settings/payments/update',
    '/admin/settings/payments/updateVATList',
    '/admin/settings/pricing_plan/create',
    '/admin/settings/pricing_plan/delete',
    '/admin/settings/pricing_plan/draft/discard',
    '/admin/settings/pricing_plan/draft/save',
    '/admin/settings/pricing_plan/update',
    '/admin/vessel/set_primary_boater',
    '/admin/visit/redeem_nights',
    '/admin/visit/return_nights',
    '/boater/absence/create',
    '/boater/absence/delete',
    '/boater/absence/edit',
    '/boater/reservation/accept_berth',
    '/boater/reservation/cancel',
    '/boater/reservation/decline_berth',
    '/boater/subscription/set',
  ],
};
const unreached = Object.values(UNREACHED).flat();

let server: MarinaServer;
let calls: ArbitraryCalls;
const consumers = () => server.app.get(Consumers, { strict: false });
const unsampled: string[] = [];

beforeAll(async () => {
  server = await startMarinaServer({ consume: true });
  calls = await ArbitraryCalls.on(server, 'positions');
}, 180_000);
afterAll(async () => {
  consumers().release();
  await server.close();
});

/**
 * Sends the call while all consumers are held, so that nothing else appends. Undefined: it was refused; otherwise the
 * answered position, and those of the command's events.
 */
async function sampleOf(route: Route, body: unknown): Promise<{ answered: number; last: number } | undefined> {
  await consumers().settledAndHeld();
  const before = await server.engines.eventStore.head();
  const [caller] = calls.callersOf(route);
  const response = await calls.send(route, caller, body);
  const text = await response.text();
  if (response.status !== 200) return undefined;
  const last = await server.engines.eventStore.head();
  const stated = (JSON.parse(text) as { position?: number }).position;
  const answered = Number(response.headers.get('X-Position'));
  if (stated !== undefined && stated !== answered) throw new Error(`the body states ${stated}, the header ${answered}`);
  return last === before ? undefined : { answered, last };
}

const unsent = ['waits for the read models, which are held', 'tells strangers no position'].flatMap(
  (reason) => UNREACHED[reason] ?? [],
);
const commands = allRoutes
  .filter(({ does, path }) => does === 'command' && !unsent.includes(path))
  .sort((one, other) => orderOf(one) - orderOf(other))
  .map((route) => [route.path, route] as const);

describe('the position of an answer covers all events of the command', () => {
  it.each(commands)(
    '%s',
    async (path, route) => {
      let samples = 0;
      for (let tried = 0; tried < TRIES && samples < SAMPLES; tried += ROUND) {
        consumers().release();
        calls.useFurniture();
        if (usesReservations(route)) await calls.openReservations();
        const bodies = fc.sample(calls.bodiesFor(route), { seed: 2027 + tried, numRuns: ROUND });
        for (const body of bodies) {
          const sample = await sampleOf(route, body);
          if (sample === undefined) continue;
          samples += 1;
          expect(sample.answered).toBeGreaterThanOrEqual(sample.last);
          if (samples === SAMPLES) break;
        }
      }
      if (samples === 0) unsampled.push(path);
    },
    120_000,
  );

  it('of every command: those that no call reaches here are known by name', () => {
    const known = new Set(unreached);
    expect(unsampled.filter((path) => !known.has(path))).toEqual([]);
    const paths = new Set(allRoutes.map(({ path }) => path));
    expect(unreached.filter((path) => !paths.has(path))).toEqual([]);
  });
});
