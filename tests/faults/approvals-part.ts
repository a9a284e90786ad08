import { rmSync } from 'node:fs';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { PETREL } from '../fixtures/harbour.js';
import { aheadOfToday } from './command-traffic.js';
import { type Findings, must, mustBeNone, quantile, seconds } from './findings.js';
import { type Installation, seedInstallation } from './installation.js';
import { onCopy } from './log-copy.js';
import { brokenReceipts, disagreements } from './log-promises.js';
import { readLog } from './read-log.js';
import type { Answer, Sender } from './sent-commands.js';
import { ServedProduct } from './served-product.js';

/** Number of requests prepared at once. */
const AT_ONCE = 40;
const STAY = { start_date: aheadOfToday(30), end_date: aheadOfToday(32) };

/** Many different requests are approved at the same moment for one berth. */
export async function approvalsPart(findings: Findings, requests: number): Promise<void> {
  const installation = await seedInstallation([12]);
  const served = new ServedProduct(installation.directory);
  try {
    await findings.check(`${requests} approvals at once for one berth-night`, () =>
      raceFor(served, installation, requests),
    );
  } finally {
    await served.stop('SIGKILL');
    rmSync(installation.directory, { recursive: true, force: true });
  }
}

async function raceFor(served: ServedProduct, installation: Installation, requests: number): Promise<string> {
  await served.start();
  const staff: Sender = { who: installation.staff.id, token: await served.signIn(installation.staff) };
  const admin = await served.signIn(installation.admin);
  const agreed = await agreedRequests(served, installation, staff, requests);
  await served.settled(admin);
  const before = await onCopy(installation.directory, readLog);

  const berth_id = installation.berths[0]?.id ?? '';
  const started = performance.now();
  const times: number[] = [];
  const approve = async (reservation_id: string): Promise<Answer> => {
    const body = { reservation_id, action: 'APPROVE' as const, payload: { berth_id } };
    const answer = await served.sent.send(reservationApi.update, staff, body);
    times.push(performance.now() - started);
    return answer;
  };
  const answers = await Promise.all(agreed.map(approve));
  const took = performance.now() - started;
  await served.settled(admin);

  const winners = agreed.filter((_, index) => answers[index]?.status === 200);
  must(winners.length === 1, 'exactly one approval wins', winners.length);
  const unclear = answers.filter((answer) => answer.status !== 200 && !isClear(answer));
  must(unclear.length === 0, 'the others get 409 BERTH_TAKEN with the berth and its nights', unclear[0]);
  const after = await onCopy(installation.directory, readLog);
  const news = after.events.slice(before.events.length);
  const others = agreed.filter((id) => id !== winners[0]);
  const touched = news.filter(({ stream }) => others.some((id) => stream.endsWith(id)));
  must(touched.length === 0, 'nothing of the others changed', touched[0]?.type);
  const allocated = news.filter(({ type }) => type === 'BerthAllocated').length;
  must(allocated === 1, 'the plan has one allocation', allocated);
  mustBeNone([...disagreements(after), ...brokenReceipts(after, served.sent.acknowledged).wrong]);
  const median = seconds(quantile(times, 0.5));
  return `1 won, ${others.length} conflicts, ${news.length} new events; all answered in ${seconds(took)}, median ${median}`;
}

async function agreedRequests(
  served: ServedProduct,
  { code }: Installation,
  staff: Sender,
  requests: number,
): Promise<string[]> {
  const ids: string[] = [];
  let next = 0;
  const prepare = async () => {
    while (next < requests) {
      next += 1;
      const boater = {
        first_name: 'Noor',
        last_name: 'Vermeer',
        email: `noor${next}@example.org`,
        phone: '+31612345678',
      };
      // A boat of its own: one boat has one berth a night.
      const vessel = { ...PETREL, name: `${PETREL.name} ${String(next)}` };
      const body = { marina_code: code, ...STAY, boater, vessel };
      const asked = await served.sent.send(boaterReservationApi.request, { who: 'anonymous 127.0.0.1' }, body);
      const { id, link_token } = asked.body as { id: string; link_token: string };
      const offer = { reservation_id: id, action: 'UPDATE' as const, payload: { payment: { price_per_night: 60 } } };
      await served.sent.send(reservationApi.update, staff, offer);
      const accepted = await served.sent.send(boaterReservationApi.acceptPrice, { who: id, token: link_token });
      must(accepted.status === 200, 'a request is agreed', accepted);
      ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, prepare));
  return ids;
}

function isClear({ status, body }: Answer): boolean {
  const details = body.details as { berth_name?: string; start_date?: string } | undefined;
  return (
    status === 409 &&
    body.error_type === 'BERTH_TAKEN' &&
    details?.berth_name === 'A1' &&
    details.start_date === STAY.start_date
  );
}
