import type { WalkTap } from '../../../../../contracts/dockwalk/taps.js';
import { tapOf, type WalkAnswer } from '../model/answers.js';
import { timeAfter } from '../model/kept-tap.js';
import type { ShownBerth } from '../model/standing.js';
import type { WalkDevice } from './walk-device.js';
import type { NewTap } from './walk-store.js';

/** What a person does on a walk. Each is stored before it resolves, and sent when the server can be reached. */
export interface WalkSteps {
  readonly answer: (berth: ShownBerth, answer: WalkAnswer) => Promise<void>;
  /** Marks the pier complete; with `rest`, its unchecked berths are as planned. */
  readonly completePier: (pierId: string, rest: boolean) => Promise<void>;
  readonly note: (berth: ShownBerth, text: string) => Promise<void>;
  readonly photo: (berth: ShownBerth, file: File) => Promise<void>;
  /** Saves the walk once everything is sent. */
  readonly save: () => Promise<void>;
}

/** The later of two times; a tap follows the answer that its screen showed. */
const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);

export function walkSteps({ store }: WalkDevice, session_id: string, berths: readonly ShownBerth[]): WalkSteps {
  const now = (last: string | null = null): string => timeAfter(last, Date.now());
  const lastKept = (): string | null => store.current().taps.at(-1)?.tap.at ?? null;
  const add = (tap: WalkTap, boat: NewTap['boat'] = null) => store.addTaps(session_id, [{ tap, boat }]);
  return {
    answer: (berth, answer) => {
      const tap = tapOf(berth, answer, crypto.randomUUID(), now(later(lastKept(), berth.standing?.at ?? null)));
      return add(tap, answer.is === 'BOAT' ? answer.boat : null);
    },
    completePier: (pier_id, rest) => {
      const open = rest ? berths.filter(({ row, standing }) => row.pier_id === pier_id && standing === null) : [];
      let at = lastKept();
      const taps = open.map((berth): NewTap => {
        at = now(at);
        return { tap: tapOf(berth, { is: 'AS_PLANNED' }, crypto.randomUUID(), at), boat: null };
      });
      const done: WalkTap = { kind: 'PIER_COMPLETE', tap_id: crypto.randomUUID(), at: now(at), pier_id };
      return store.addTaps(session_id, [...taps, { tap: done, boat: null }]);
    },
    note: ({ row, note }, text) =>
      add({
        kind: 'NOTE',
        tap_id: crypto.randomUUID(),
        at: now(lastKept()),
        berth_id: row.berth_id,
        note: text,
        knew_note: note,
      }),
    photo: ({ row }, file) =>
      store.addPhoto({ tap_id: crypto.randomUUID(), session_id, berth_id: row.berth_id, at: now(), file }),
    save: () => store.addSave(session_id),
  };
}
