import { useRef, useState } from 'react';
import { berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import { dockVesselCalls, dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { partsOfTrafficEventId } from '../../../../../contracts/traffic/rules/traffic-event-id.js';
import { type BerthTakenBy, takenBy } from '../../../entities/arrival/berth-taken.js';
import type { OwingDeparture } from '../../../entities/arrival/open-balance-question.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { WalkDevice } from '../offline/walk-device.js';
import type { DirectStep } from './difference-steps.js';
import { type MoveHere, useMoveHere } from './use-move-here.js';

const CHANGED: readonly Topic[] = [{ topic: 'dockwalk' }, { topic: 'traffic' }, { topic: 'occupancy' }];

export interface DifferenceSteps {
  readonly take: (step: DirectStep, difference: Difference) => void;
  readonly leaveToDesk: (difference: Difference) => void;
  readonly dismiss: (difference: Difference, reason: string) => Promise<boolean>;
  readonly busy: boolean;
  readonly moving: MoveHere;
  /** The early departure that somebody has to confirm; null: there is none. */
  readonly leaving: LeavingEarly | null;
  /** The arrival into a berth in which another boat is recorded; null: there is none. */
  readonly arriving: ArrivingBeside | null;
  /** The departure with money open; null: there is none. */
  readonly owing: {
    readonly departure: OwingDeparture;
    readonly done: () => void;
    readonly dismiss: () => void;
  } | null;
}

/** Somebody has to say which berth the boat went to, or that both are there. */
export interface ArrivingBeside {
  readonly traffic_event_id: string;
  readonly taken: BerthTakenBy;
  readonly done: () => void;
  readonly dismiss: () => void;
  /** The dialog cannot be shown: its stay cannot be read. */
  readonly fail: () => void;
}

/** A departure that frees nights for good. */
export interface LeavingEarly {
  readonly difference: Difference;
  readonly confirm: () => void;
  readonly dismiss: () => void;
  readonly isPending: boolean;
}

/** Carries out the steps that settle a difference, and reads its berth again. */
export function useDifferenceSteps(device: WalkDevice | null): DifferenceSteps {
  const toast = useToast();
  const problemWords = useProblemWords();
  const after = {
    topics: CHANGED,
    onDone: () => void device?.reader.read(),
    onRefused: (error: ApiError) => toast({ kind: 'wrong', text: problemWords(error) }),
  };
  const sent = useRef<string | null>(null);
  const [arriving, setArriving] = useState<{ id: string; taken: BerthTakenBy; error: ApiError } | null>(null);
  const leavingNow = useRef<OwingDeparture | null>(null);
  const [owing, setOwing] = useState<OwingDeparture | null>(null);
  const traffic = useSend(trafficCalls.update, {
    ...after,
    onRefused: (error) => {
      const taken = takenBy(error);
      if (error.error_type === 'TRAFFIC_BALANCE_OPEN' && leavingNow.current !== null) setOwing(leavingNow.current);
      else if (taken === null || sent.current === null) after.onRefused(error);
      else setArriving({ id: sent.current, taken, error });
    },
  });
  const moving = useMoveHere(after);
  const sizes = useSend(dockVesselCalls.update, after);
  const inquiry = useSend(berthInfoCalls.inquireForAbsence, after);
  const settle = useSend(dockWalkCalls.settle, after);
  const [left, setLeft] = useState<Difference | null>(null);
  const confirm = async ({ refs }: Difference): Promise<void> => {
    const traffic_event_id = refs.traffic_event_id ?? '';
    const leaves = partsOfTrafficEventId(traffic_event_id).type === 'DEPARTURE';
    const early = refs.left_early ? { left_early: true } : {};
    sent.current = refs.traffic_event_id;
    leavingNow.current = leaves ? { traffic_event_id, left_early: refs.left_early } : null;
    const asks = leaves ? { open_balance: 'ASK' as const } : {};
    await traffic.send({ traffic_event_id, action: 'CONFIRM', ...early, ...asks });
    setLeft(null);
  };

  return {
    busy: [traffic, moving, sizes, inquiry, settle].some(({ isPending }) => isPending),
    moving,
    leaving:
      left === null
        ? null
        : {
            difference: left,
            confirm: () => void confirm(left),
            dismiss: () => setLeft(null),
            isPending: traffic.isPending,
          },
    arriving:
      arriving === null
        ? null
        : {
            traffic_event_id: arriving.id,
            taken: arriving.taken,
            done: after.onDone,
            dismiss: () => setArriving(null),
            fail: () => {
              setArriving(null);
              after.onRefused(arriving.error);
            },
          },
    owing: owing === null ? null : { departure: owing, done: after.onDone, dismiss: () => setOwing(null) },
    take: (step, difference) => {
      const { refs, berth, seen } = difference;
      const vessel_id = refs.vessel_id ?? '';
      switch (step) {
        case 'CONFIRM_ARRIVAL':
        case 'CONFIRM_DEPARTURE':
          // The nights cannot be taken back, so somebody says yes first.
          if (refs.left_early) setLeft(difference);
          else void confirm(difference);
          return;
        case 'MOVE_HERE':
          moving.move(difference);
          return;
        case 'CHANGE_SIZES':
          return void sizes.send({ vessel: { vessel_id, length: seen?.measured ?? undefined } });
        case 'ABSENCE_INQUIRY':
          return void inquiry.send({ vessel_id, berth_id: berth.id });
      }
    },
    leaveToDesk: ({ session_id, difference_id }) =>
      void settle.send({ action: 'LEAVE_TO_DESK', session_id, difference_id }),
    dismiss: async ({ session_id, difference_id }, reason) =>
      (await settle.send({ action: 'DISMISS', session_id, difference_id, reason })) !== null,
  };
}
