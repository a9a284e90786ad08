import type { PushEvent, PushOutcome } from './push-events.js';

/** Pauses before each further try. After the last one a notification is no news on a lock screen. */
const RETRIES_MS = [30_000, 120_000, 600_000, 3_600_000, 14_400_000] as const;
/** The longest pause that a push service can ask for. */
const LONGEST_PAUSE_MS = 14_400_000;

export interface Push {
  readonly user_id: string;
  readonly notification_id: string;
  /** Devices that are still to receive it. */
  readonly open: readonly string[];
  readonly tries: number;
  /** Null: nothing remains to be done. */
  readonly due_at: string | null;
}

export const initial = (): Push => ({ user_id: '', notification_id: '', open: [], tries: 0, due_at: null });

export function evolve(state: Push, { type, data }: PushEvent): Push {
  switch (type) {
    case 'PushDue': {
      const { user_id, notification_id, device_ids, at } = data;
      return { user_id, notification_id, open: device_ids, tries: 0, due_at: at };
    }
    case 'PushTried': {
      const failed = data.results.filter(({ outcome }) => outcome === 'failed');
      return {
        ...state,
        open: failed.map(({ device_id }) => device_id),
        tries: state.tries + 1,
        due_at: data.retry_at,
      };
    }
    default:
      return type satisfies never;
  }
}

export interface TriedDevice {
  readonly device_id: string;
  readonly outcome: PushOutcome;
  readonly status: number | null;
  /** The pause that the push service asks for. */
  readonly retry_after_ms: number | null;
}

/** Records one try with all open devices; those that failed are tried again later, but not for ever. */
export function tried(state: Push, devices: readonly TriedDevice[], now: Date): PushEvent {
  const pause = RETRIES_MS[state.tries];
  const results = devices.map(({ device_id, outcome, status }) => ({
    device_id,
    outcome: outcome === 'failed' && pause === undefined ? ('given_up' as const) : outcome,
    status,
  }));
  const failed = devices.filter(({ outcome }) => outcome === 'failed');
  const asked = Math.min(LONGEST_PAUSE_MS, Math.max(0, ...failed.map(({ retry_after_ms }) => retry_after_ms ?? 0)));
  const retry_at =
    failed.length === 0 || pause === undefined ? null : new Date(now.getTime() + Math.max(pause, asked)).toISOString();
  return { type: 'PushTried', data: { user_id: state.user_id, results, at: now.toISOString(), retry_at } };
}
