import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { stopClock, type Clock } from '../../../testing/clock.js';
import { createQueryClient } from './query-client.js';
import { resetLastSeenPosition } from './last-seen-position.js';
import { useLoad } from './use-load.js';
import { type SendOptions, useSend } from './use-send.js';

const { get, getall, updateMarinaMode } = reservationApi;
const question = get.example.body!;
const approval = updateMarinaMode.example.body!;
type Approval = typeof approval;
const other: Approval = { ...approval, action: 'APPROVE', payload: {} };

let server: ServerDouble;
let client: QueryClient;
let clock: Clock;

beforeEach(() => {
  clock = stopClock('2027-07-01T09:00:00Z');
  server = new ServerDouble().install();
  client = createQueryClient();
  resetLastSeenPosition(0);
});
afterEach(() => {
  client.clear();
  server.uninstall();
  clock.goOn();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
type Options = SendOptions<Approval, typeof updateMarinaMode.example.answer>;
const sending = (options: Options = {}) => renderHook(() => useSend(updateMarinaMode, options), { wrapper }).result;
const keys = () => server.received(updateMarinaMode).map(({ headers }) => headers.get('Idempotency-Key'));
const settle = () => clock.pass(1);
/** Sends, then advances the clock past all retries. */
async function sendPatiently(sent: () => Promise<unknown>): Promise<unknown> {
  const answer = sent();
  await clock.pass(5000);
  return answer;
}

describe('useSend', () => {
  it('sends once and returns the answer', async () => {
    const done: unknown[] = [];
    const result = sending({ onDone: (answer, body) => done.push([answer, body]) });
    const answer = await act(() => result.current.send(approval));
    expect(answer).toEqual(updateMarinaMode.example.answer);
    expect(done).toEqual([[updateMarinaMode.example.answer, approval]]);
    expect(server.inputs(updateMarinaMode)).toHaveLength(1);
  });

  it('keeps the key of an intent over its own retries', async () => {
    server.refuse(updateMarinaMode, { status: 503, error_type: 'UNAVAILABLE' }, 2);
    const result = sending();
    const answer = await sendPatiently(() => result.current.send(approval));
    expect(answer).not.toBeNull();
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('keeps the key when a person sends the same again after it failed, and takes a new one for anything else', async () => {
    server.refuse(updateMarinaMode, { status: 409, error_type: 'BERTH_TAKEN' }, 2);
    const result = sending();
    await act(() => result.current.send(approval));
    await settle();
    expect(result.current.error?.error_type).toBe('BERTH_TAKEN');
    await act(() => result.current.send(approval));
    await act(() => result.current.send(other));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('takes a new key for the same body after success', async () => {
    const result = sending();
    await act(() => result.current.send(approval));
    await act(() => result.current.send(approval));
    expect(new Set(keys()).size).toBe(2);
  });

  it('answers a second click with what the first one gets', async () => {
    const release = server.hold(updateMarinaMode);
    const result = sending();
    let answers: unknown;
    act(() => {
      answers = Promise.all([result.current.send(approval), result.current.send(approval)]);
    });
    release();
    await settle();
    const [one, two] = (await answers) as unknown[];
    expect(one).toBe(two);
    expect(keys()).toHaveLength(1);
  });

  it('does not try a refusal again, and answers null', async () => {
    server.refuse(updateMarinaMode, { status: 412, error_type: 'STALE', details: { revision: 9, changes: [] } });
    const refused: string[] = [];
    const result = sending({ revision: () => 8, onRefused: (error) => refused.push(error.error_type) });
    const answer = await act(() => result.current.send(approval));
    await settle();
    expect(answer).toBeNull();
    expect(refused).toEqual(['STALE']);
    expect(result.current.error).toMatchObject({ stale: true, problem: { details: { revision: 9 } } });
    expect(server.received(updateMarinaMode).map(({ headers }) => headers.get('If-Match'))).toEqual(['"8"']);
    act(() => result.current.reset());
    await settle();
    expect(result.current.error).toBeNull();
  });

  it('shows a change at once and takes it back when it is refused', async () => {
    server.refuse(updateMarinaMode, { status: 409, error_type: 'BERTH_TAKEN' });
    const shown: string[] = [];
    const optimistic = () => {
      shown.push('shown');
      return () => void shown.push('taken back');
    };
    const result = sending({ optimistic });
    await act(() => result.current.send(approval));
    expect(shown).toEqual(['shown', 'taken back']);
  });

  it('reloads the queries it affects', async () => {
    const topics = [{ topic: 'reservations', ids: [question.reservation_id] }] as const;
    renderHook(() => useLoad(get, question, { topics }), { wrapper });
    await settle();
    const result = sending({ topics });
    await act(() => result.current.send(approval));
    await settle();
    expect(server.received(get).map(({ headers }) => headers.get('X-Min-Position'))).toEqual([null, '4711']);
  });

  it('reports that there is no network, and leaves no call pending', async () => {
    server.setOffline(true);
    const result = sending();
    const answer = await sendPatiently(() => result.current.send(approval));
    expect(answer).toBeNull();
    expect(result.current).toMatchObject({ isPending: false, error: { error_type: 'OFFLINE' } });
  });
});

describe('useLoad', () => {
  const topics = [{ topic: 'reservations' }] as const;

  it('loads the answer', async () => {
    const { result } = renderHook(() => useLoad(get, question, { topics }), { wrapper });
    await settle();
    expect(result.current.data).toEqual(get.answer.parse(get.example.answer));
  });

  it('sends nothing until it is enabled', async () => {
    renderHook(() => useLoad(get, question, { topics, enabled: false }), { wrapper });
    await settle();
    expect(server.received(get)).toEqual([]);
  });

  it('retries transient failures after the delay that the server requested, and stops soon', async () => {
    server.refuse(get, { status: 429, error_type: 'TOO_MANY_REQUESTS', retryAfter: 3 });
    const { result } = renderHook(() => useLoad(get, question, { topics }), { wrapper });
    await clock.pass(2900);
    expect(server.received(get)).toHaveLength(1);
    await clock.pass(10_000);
    expect(server.received(get)).toHaveLength(3);
    expect(result.current.error?.error_type).toBe('TOO_MANY_REQUESTS');
  });

  it('does not retry a refusal', async () => {
    server.refuse(get, { status: 404, error_type: 'NOT_FOUND' });
    const { result } = renderHook(() => useLoad(get, question, { topics }), { wrapper });
    await clock.pass(5000);
    expect(server.received(get)).toHaveLength(1);
    expect(result.current.error?.status).toBe(404);
  });

  it('keeps showing the last page while the next one is under way', async () => {
    const body = (page: number) => ({ ...getall.example.body!, page });
    const { result, rerender } = renderHook(({ page }) => useLoad(getall, body(page), { topics, keepPrevious: true }), {
      wrapper,
      initialProps: { page: 1 },
    });
    await settle();
    const first = result.current.data;
    const release = server.hold(getall);
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ data: first, isPlaceholderData: true });
    release();
    await settle();
    expect(result.current.isPlaceholderData).toBe(false);
  });

  it('keeps the answers of two links apart', async () => {
    renderHook(() => useLoad(get, question, { topics, token: 'one' }), { wrapper });
    renderHook(() => useLoad(get, question, { topics, token: 'two' }), { wrapper });
    await waitFor(() => expect(server.received(get)).toHaveLength(2));
  });
});
