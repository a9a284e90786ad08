import type { Hint } from '../../../../../contracts/realtime.js';
import { isOwnPosition } from '../../../lib/api/last-seen-position.js';
import { onSessionChanged, sessionToken } from '../../../lib/api/session-token.js';
import { followHints } from '../../../lib/realtime/recent-changes.js';
import { TapSender } from './tap-sender.js';
import { forgetWalk, type WalkOwner } from './walk-database.js';
import { WalkReader } from './walk-reader.js';
import { WalkStore } from './walk-store.js';

/** Milliseconds between whole reads after changes of the plan, which come in bursts. */
const PLAN_PAUSE_MS = 10_000;
/** Changes of these may change what is expected in any berth. */
const PLAN_TOPICS: readonly string[] = ['occupancy', 'traffic', 'berths', 'absences'];

/** The walk of the signed-in person on this device: what is stored, what is sent, what is read. */
export class WalkDevice {
  readonly sender: TapSender;
  readonly reader: WalkReader;
  private readonly ends: (() => void)[] = [];
  private planTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: WalkStore) {
    this.reader = new WalkReader(store, (reached) => (reached ? this.sender.reachable() : this.sender.unreachable()));
    this.sender = new TapSender(store, (berthIds) => void this.reader.read(berthIds));
    this.ends.push(followHints((hint) => this.follow(hint)));
  }

  close(): void {
    clearTimeout(this.planTimer);
    this.sender.stop();
    for (const end of this.ends) end();
    this.store.close();
  }

  private follow(hint: Hint): void {
    // The answer to an own tap is read when it was sent.
    if (isOwnPosition(hint.position)) return;
    if (hint.topic === 'dockwalk') {
      const walk = this.store.current().walk?.detail.session_id;
      const berths = hint.ids.filter((id) => id !== walk);
      void this.reader.read(hint.ids.length === 0 || walk === undefined ? null : berths);
    } else if (PLAN_TOPICS.includes(hint.topic)) {
      this.planTimer ??= setTimeout(() => {
        this.planTimer = undefined;
        void this.reader.read();
      }, PLAN_PAUSE_MS);
    }
  }
}

interface Opened {
  readonly owner: WalkOwner;
  /** The session that it belongs to. */
  readonly token: string | null;
  readonly device: Promise<WalkDevice>;
}

let opened: Opened | null = null;

/** The walk of this person in this marina. Another person's is closed first. */
export function openWalk(owner: WalkOwner): Promise<WalkDevice> {
  const token = sessionToken();
  const { user_id, marina_id } = opened?.owner ?? {};
  if (opened?.token === token && user_id === owner.user_id && marina_id === owner.marina_id) return opened.device;
  closeWalk();
  const device = WalkStore.open(owner).then((store) => new WalkDevice(store));
  opened = { owner, token, device };
  device.catch(() => {
    if (opened?.device === device) opened = null;
  });
  return device;
}

/** Stops sending and reading, as at the end of a session. What is stored stays. */
export function closeWalk(): void {
  const closing = opened;
  opened = null;
  void closing?.device.then((device) => device.close()).catch(() => undefined);
}

onSessionChanged(() => {
  if (opened === null || opened.token === sessionToken()) return;
  const { owner } = opened;
  closeWalk();
  void forgetWalk(owner).catch(() => undefined);
});
