import { describe, expect, it } from '@jest/globals';
import { MOST_PUSH_DEVICES } from '../../../contracts/notifications/vocabulary.js';
import { evolve as pushAfter, initial as noPush, tried, type TriedDevice } from './push.js';
import type { PushEvent } from './push-events.js';
import { addDevice, evolve, initial, type PushDevice, removeDevices } from './push-devices.js';

const AT = '2027-06-01T08:00:00.000Z';
const when = { user_id: 'ada', at: AT };
const device = (name: string, more: Partial<PushDevice> = {}): PushDevice => ({
  device_id: name,
  session_id: `session of ${name}`,
  endpoint: `https://push.example.net/${name}`,
  p256dh: 'key',
  auth: 'auth',
  ...more,
});
const having = (...devices: PushDevice[]) => ({ ...initial(), devices });
const stepsOf = (events: ReturnType<typeof addDevice>) =>
  events.map(({ type, data }) => ('device_id' in data ? `${type} ${data.device_id}` : type));

describe('the devices of a person', () => {
  it('are added once', () => {
    const events = addDevice(initial(), device('phone'), when);
    expect(stepsOf(events)).toEqual(['PushDeviceAdded phone']);
    const state = events.reduce(evolve, initial());
    expect(addDevice(state, device('again', { ...device('phone'), device_id: 'again' }), when)).toEqual([]);
  });

  it('are replaced by the same browser with a new session, and by a new address of the same session', () => {
    const known = having(device('old'), device('desk'));
    const resigned = device('new', { endpoint: device('old').endpoint });
    expect(stepsOf(addDevice(known, resigned, when))).toEqual(['PushDeviceRemoved old', 'PushDeviceAdded new']);
    const moved = device('new', { session_id: device('old').session_id });
    expect(stepsOf(addDevice(known, moved, when))).toEqual(['PushDeviceRemoved old', 'PushDeviceAdded new']);
  });

  it('are limited: the oldest makes room', () => {
    const many = Array.from({ length: MOST_PUSH_DEVICES }, (_, number) => device(`d${number}`));
    expect(stepsOf(addDevice(having(...many), device('new'), when))).toEqual([
      'PushDeviceRemoved d0',
      'PushDeviceAdded new',
    ]);
  });

  it('are removed where they are, and only then', () => {
    const state = having(device('phone'), device('desk'));
    const events = removeDevices(state, ({ device_id }) => device_id === 'phone', 'gone', when);
    expect(events.reduce(evolve, state).devices).toEqual([device('desk')]);
    expect(removeDevices(having(device('desk')), ({ device_id }) => device_id === 'phone', 'gone', when)).toEqual([]);
  });
});

describe('a push', () => {
  const due: PushEvent = {
    type: 'PushDue',
    data: { user_id: 'ada', notification_id: 'n', device_ids: ['phone', 'desk'], at: AT },
  };
  const result = (device_id: string, outcome: TriedDevice['outcome'], retry_after_ms: number | null = null) => ({
    device_id,
    outcome,
    status: 500,
    retry_after_ms,
  });
  const start = pushAfter(noPush(), due);

  it('is done once every device has an outcome', () => {
    const event = tried(start, [result('phone', 'delivered'), result('desk', 'gone')], new Date(AT));
    expect(pushAfter(start, event)).toMatchObject({ open: [], due_at: null });
  });

  it('is tried again for the devices that failed, later each time, and is given up in the end', () => {
    const pauses: number[] = [];
    let state = pushAfter(start, tried(start, [result('phone', 'delivered'), result('desk', 'failed')], new Date(AT)));
    expect(state.open).toEqual(['desk']);
    while (state.due_at !== null) {
      const last = new Date(state.due_at);
      const event = tried(state, [result('desk', 'failed')], last);
      state = pushAfter(state, event);
      if (state.due_at === null) expect(event.data).toMatchObject({ results: [{ outcome: 'given_up' }] });
      else pauses.push(Date.parse(state.due_at) - last.getTime());
    }
    expect(pauses).toEqual([120_000, 600_000, 3_600_000, 14_400_000]);
    expect(state.open).toEqual([]);
  });

  it('waits as long as the push service asks, within limits', () => {
    const pauseAfter = (asked: number) => {
      const { due_at } = pushAfter(start, tried(start, [result('phone', 'failed', asked)], new Date(AT)));
      return Date.parse(due_at ?? '') - Date.parse(AT);
    };
    expect([pauseAfter(1_000), pauseAfter(300_000), pauseAfter(1e12)]).toEqual([30_000, 300_000, 14_400_000]);
  });
});
