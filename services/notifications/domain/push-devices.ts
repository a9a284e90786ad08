import {
  MOST_PUSH_DEVICES,
  type NotificationSubject,
  notificationSubjects,
} from '../../../contracts/notifications/vocabulary.js';
import type { PushDeviceEnd, PushDeviceEvent } from './push-device-events.js';

/** A browser that receives notifications. The texts are null once the person was erased. */
export interface PushDevice {
  readonly device_id: string;
  readonly session_id: string;
  readonly endpoint: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

export interface PushDevices {
  /** The oldest first. */
  readonly devices: readonly PushDevice[];
  readonly subjects: readonly NotificationSubject[];
}

/** All notifications come to a device until the person chooses. */
export const initial = (): PushDevices => ({ devices: [], subjects: notificationSubjects });

export function evolve(state: PushDevices, { type, data }: PushDeviceEvent): PushDevices {
  switch (type) {
    case 'PushDeviceAdded': {
      const { device_id, session_id, endpoint, p256dh, auth } = data;
      return { ...state, devices: [...state.devices, { device_id, session_id, endpoint, p256dh, auth }] };
    }
    case 'PushDeviceRemoved':
      return { ...state, devices: state.devices.filter(({ device_id }) => device_id !== data.device_id) };
    case 'PushSubjectsSet':
      return { ...state, subjects: data.subjects };
    default:
      return type satisfies never;
  }
}

interface When {
  readonly user_id: string;
  readonly at: string;
}

/** A browser has one session at a time, so the new device takes the place of those of its session and of its address. */
export function addDevice(state: PushDevices, device: PushDevice, { user_id, at }: When): PushDeviceEvent[] {
  const { device_id: _, ...facts } = device;
  if (state.devices.some(({ device_id: __, ...known }) => sameDevice(known, facts))) return [];
  const replaced = state.devices.filter(
    ({ session_id, endpoint }) => session_id === device.session_id || endpoint === device.endpoint,
  );
  const others = state.devices.filter((one) => !replaced.includes(one));
  const surplus = others.slice(0, Math.max(0, others.length - MOST_PUSH_DEVICES + 1));
  return [
    ...removals(replaced, 'replaced', { user_id, at }),
    ...removals(surplus, 'surplus', { user_id, at }),
    { type: 'PushDeviceAdded', data: { user_id, ...device, at } },
  ];
}

export function removeDevices(
  state: PushDevices,
  which: (device: PushDevice) => boolean,
  reason: PushDeviceEnd,
  when: When,
): PushDeviceEvent[] {
  return removals(state.devices.filter(which), reason, when);
}

function removals(devices: readonly PushDevice[], reason: PushDeviceEnd, { user_id, at }: When): PushDeviceEvent[] {
  return devices.map(({ device_id }) => ({ type: 'PushDeviceRemoved', data: { user_id, device_id, reason, at } }));
}

function sameDevice(one: Omit<PushDevice, 'device_id'>, other: Omit<PushDevice, 'device_id'>): boolean {
  return (
    one.session_id === other.session_id &&
    one.endpoint === other.endpoint &&
    one.p256dh === other.p256dh &&
    one.auth === other.auth
  );
}
