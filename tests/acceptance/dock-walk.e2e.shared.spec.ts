import { describe, expect, it } from '@jest/globals';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import { DockWalker } from '../fixtures/dock-walker.js';
import { somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ berths: [12, 12, 12] });

const token = () => harbour.token;
const TODAY = { start_date: '2027-06-01', end_date: '2027-06-04' };

async function start(): Promise<string> {
  const { id } = await server.must(dockWalkApi.start, { token: token(), body: {} });
  await server.settled();
  return id;
}
async function walker(session_id: string): Promise<DockWalker> {
  const phone = new DockWalker(harbour, session_id);
  await phone.read();
  return phone;
}
const show = (session_id: string) => server.must(dockWalkApi.get, { token: token(), body: { session_id } });
const differences = (session_id: string) =>
  server.must(dockWalkApi.differences, { token: token(), body: { session_id, page_size: 100 } });

async function visitor(berth: string, name: string) {
  const boater = somebody({ first_name: 'Camille', last_name: 'Renaud' });
  const vessel = { name, length: 9.8, beam: 3.2, draft: 1.7 };
  const asked = await harbour.approved({ ...TODAY, boater, vessel }, undefined, harbour.berth(berth));
  await server.settled();
  return asked;
}
describe('a dock walk', () => {
  it('starts with every berth unchecked, and saves the walk before it', async () => {
    const first = await start();
    const phone = await walker(first);
    phone.tap('A1', { kind: 'AS_PLANNED' });
    await phone.send();
    expect(await show(first)).toMatchObject({ status: 'STARTED', berths: 3, checked: 1, differs: 0 });
    server.clock.advance(60_000);
    const second = await start();
    expect(await show(second)).toMatchObject({ status: 'STARTED', checked: 0 });
    expect(await show(first)).toMatchObject({ status: 'SAVED', berths: 3, checked: 1 });
    const { items, current_session_id } = await server.must(dockWalkApi.getAll, { token: token(), body: {} });
    expect(current_session_id).toBe(second);
    expect(items.map(({ session_id, status }) => [session_id, status])).toEqual([
      [second, 'STARTED'],
      [first, 'SAVED'],
    ]);
  });

  it('shows a visitor who is there without a recorded arrival', async () => {
    const { id } = await visitor('A1', 'Ondine');
    const session = await start();
    const phone = await walker(session);
    expect(phone.berth('A1').expected).toMatchObject({ state: 'EMPTY', due: { name: 'Ondine' }, overdue: null });
    phone.tap('A1', { kind: 'BOAT', reservation_id: id });
    const { outcomes } = await phone.send();
    expect(outcomes).toMatchObject([{ outcome: 'STANDS', conflict: null }]);
    const { items } = await differences(session);
    expect(items).toMatchObject([
      {
        kind: 'ARRIVED',
        state: 'OPEN',
        berth: { name: 'A1' },
        seen: { name: 'Ondine', boater_name: 'Camille Renaud' },
        steps: ['CONFIRM_ARRIVAL'],
        refs: { reservation_id: id, traffic_event_id: `arrival-${id}` },
      },
    ]);
  });
});
