import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSession, useUser } from '../../../lib/session/session-context.js';
import { groupedBy } from '../model/grouped-by.js';
import { piersOf, type PierProgress, type Progress, progressOf } from '../model/progress.js';
import { shownBerth, type ShownBerth } from '../model/standing.js';
import type { SendingState } from './tap-sender.js';
import { openWalk, type WalkDevice } from './walk-device.js';
import type { WalkState } from './walk-store.js';
import { type WalkSteps, walkSteps } from './walk-steps.js';
import { registerWorker } from '../../../lib/worker/worker-registration.js';

/** The walk on this device, ready to show. */
export interface Walk {
  readonly state: WalkState;
  readonly detail: NonNullable<WalkState['walk']>['detail'];
  /** Marina-local. */
  readonly date: string;
  readonly berths: readonly ShownBerth[];
  readonly piers: readonly PierProgress[];
  readonly progress: Progress;
  readonly sending: SendingState;
  /** Taps and photos of this device that the server does not have, also those that it did not accept. */
  readonly kept: number;
  readonly steps: WalkSteps;
  readonly device: WalkDevice;
}

export type WalkLoad =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: ApiError | null; readonly retry: () => void }
  /** No walk is under way. */
  | { readonly is: 'none'; readonly device: WalkDevice; readonly offline: boolean }
  | { readonly is: 'walk'; readonly walk: Walk };

const nothing = { subscribe: () => () => undefined, current: () => null };

/** The walk under way, from this device first and from the server when it answers. */
export function useWalk(): WalkLoad {
  const { marina } = useSession();
  const user = useUser();
  const marina_id = marina?.id ?? '';
  const [device, setDevice] = useState<WalkDevice | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    openWalk({ user_id: user.id, marina_id }).then(
      (opened) => {
        if (wanted) setDevice(opened);
      },
      () => {
        if (wanted) setDevice('failed');
      },
    );
    void registerWorker();
    return () => {
      wanted = false;
    };
  }, [user.id, marina_id]);

  const ready = device === 'failed' ? null : device;
  const store = ready?.store ?? nothing;
  const state = useSyncExternalStore<WalkState | null>(store.subscribe, store.current);
  const sender = ready?.sender ?? nothing;
  const sending = useSyncExternalStore<SendingState | null>(sender.subscribe, sender.current);
  const reader = ready?.reader ?? nothing;
  const reading = useSyncExternalStore(reader.subscribe, reader.current);

  // Follows the rules of all lists: it loads again on hints without ids, on return to the page and on reconnection.
  const { dataUpdatedAt } = useLoad(dockWalkCalls.getAll, { page_size: 1 }, { topics: [] });
  useEffect(() => void ready?.reader.read(), [ready, dataUpdatedAt]);

  const walk = useMemo(
    () => (ready === null || state === null || sending === null ? null : walkOf(ready, state, sending)),
    [ready, state, sending],
  );
  if (device === 'failed') return { is: 'failed', error: null, retry: () => window.location.reload() };
  if (ready === null || reading === null) return { is: 'loading' };
  if (walk !== null) return { is: 'walk', walk };
  if (reading.answered) return { is: 'none', device: ready, offline: sending?.offlineSince != null };
  if (reading.error === null) return { is: 'loading' };
  return { is: 'failed', error: reading.error, retry: () => void ready.reader.read() };
}

function walkOf(device: WalkDevice, state: WalkState, sending: SendingState): Walk | null {
  if (state.walk === null) return null;
  const { detail, date } = state.walk;
  const taps = groupedBy(
    state.taps.filter(({ session_id }) => session_id === detail.session_id),
    ({ tap }) => ('berth_id' in tap ? tap.berth_id : ''),
  );
  const berths = state.berths.map((row) => shownBerth(row, taps.get(row.berth_id) ?? [], date));
  const marked = new Set(detail.piers.filter(({ complete }) => complete).map(({ pier_id }) => pier_id));
  for (const { tap } of taps.get('') ?? []) if (tap.kind === 'PIER_COMPLETE') marked.add(tap.pier_id);
  return {
    state,
    detail,
    date,
    berths,
    piers: piersOf(berths, marked),
    progress: progressOf(berths),
    sending,
    kept: state.taps.length + state.photos.length + state.refused.length,
    steps: walkSteps(device, detail.session_id, berths),
    device,
  };
}
