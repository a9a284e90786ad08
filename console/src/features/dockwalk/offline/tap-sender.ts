import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { sessionToken } from '../../../lib/api/session-token.js';
import { upload } from '../../../lib/api/upload.js';
import type { KeptPhoto, KeptTap, RefusedTap } from '../model/kept-tap.js';
import { nextBatch, pauseAfter } from '../model/sending.js';
import { deviceId } from './device-id.js';
import type { WalkStore } from './walk-store.js';

/** Whether the server gets what is tapped. */
export interface SendingState {
  /** When the server could last not be reached; null: it can be reached, as far as known. */
  readonly offlineSince: number | null;
  /** When the last kept tap was sent; null: nothing was sent since the page was opened. */
  readonly allSentAt: number | null;
}

/** Called after the server took taps, with the berths that they are about. */
type OnSent = (berthIds: readonly string[]) => void;

/**
 * Sends what a store keeps, oldest first, until the server has everything: taps in pages, then photos, then the order to
 * save the walk. It tries again after a pause, and at once when the network returns. A tap is removed only when the
 * server has it; one that the server refuses is kept apart, whole. Sending one twice changes nothing there.
 */
export class TapSender {
  private readonly listeners = new Set<() => void>();
  private state: SendingState = { offlineSince: null, allSentAt: null };
  private running = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Another session is another person, or another marina. */
  private readonly token = sessionToken();

  constructor(
    private readonly store: WalkStore,
    private readonly onSent: OnSent,
  ) {
    store.subscribe(() => this.wake());
    window.addEventListener('online', this.reachable);
    window.addEventListener('offline', this.unreachable);
    if (!navigator.onLine) this.unreachable();
    this.wake();
  }

  readonly current = (): SendingState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The server answered another call. */
  readonly reachable = (): void => {
    if (!navigator.onLine) return;
    this.failures = 0;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.change({ offlineSince: null });
    this.wake();
  };

  readonly unreachable = (): void => this.change({ offlineSince: this.state.offlineSince ?? Date.now() });

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.reachable);
    window.removeEventListener('offline', this.unreachable);
  }

  private wake(): void {
    if (this.running || this.timer !== undefined || !this.mayGoOn() || !this.hasWork()) return;
    this.running = true;
    void this.run()
      .catch((error: unknown) => {
        // The store was closed while something was on its way; what was not confirmed is sent by the next page.
        if (this.mayGoOn()) throw error;
      })
      .finally(() => {
        this.running = false;
        this.wake();
      });
  }

  private mayGoOn(): boolean {
    return !this.stopped && this.token !== null && sessionToken() === this.token;
  }

  private hasWork(): boolean {
    const { taps, photos, saves } = this.store.current();
    return taps.length + photos.length + saves.length > 0;
  }

  /** Several tabs of one device share a store; one of them sends. */
  private run(): Promise<void> {
    if (!('locks' in navigator)) return this.sendNext();
    return navigator.locks.request(`walk ${this.store.owner.user_id}`, async () => {
      await this.store.reload();
      if (this.hasWork() && this.mayGoOn()) await this.sendNext();
    });
  }

  private async sendNext(): Promise<void> {
    const { taps, photos, saves } = this.store.current();
    try {
      const [photo] = photos;
      const [save] = saves;
      if (taps.length > 0) await this.sendTaps(nextBatch(taps));
      else if (photo !== undefined) await this.sendPhoto(photo);
      else if (save !== undefined) await this.sendSave(save);
      this.failures = 0;
      this.change({ offlineSince: null, ...(this.hasWork() ? {} : { allSentAt: Date.now() }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.failures += 1;
      if (error.status === 0) this.unreachable();
      this.timer = setTimeout(
        () => {
          this.timer = undefined;
          this.wake();
        },
        error.retryAfter === undefined ? pauseAfter(this.failures) : error.retryAfter * 1000,
      );
    }
  }

  private async sendTaps(batch: readonly KeptTap[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const { session_id } = first;
    if (!this.mayGoOn()) return;
    try {
      const taps = batch.map(({ tap }) => tap);
      const { outcomes } = await call(dockWalkCalls.merge, { session_id, device_id: deviceId(), taps });
      const codes = new Map(
        outcomes.flatMap(({ tap_id, outcome, code }): [string, string][] =>
          outcome === 'REFUSED' ? [[tap_id, code ?? 'INTERNAL']] : [],
        ),
      );
      await this.finish(batch, codes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // One tap of the page may be at fault: find it, and let the others through.
      if (batch.length > 1) for (const tap of batch) await this.sendTaps([tap]);
      else await this.finish(batch, new Map([[first.tap.tap_id, error.error_type]]));
    }
  }

  private async finish(batch: readonly KeptTap[], codes: ReadonlyMap<string, string>): Promise<void> {
    const busy = batch.filter(({ tap }) => codes.get(tap.tap_id) === BUSY);
    const answered = batch.filter(({ tap }) => codes.get(tap.tap_id) !== BUSY);
    const berths = answered.flatMap(({ tap }) => ('berth_id' in tap ? [tap.berth_id] : []));
    const refused = answered.flatMap(({ seq: _seq, ...kept }): RefusedTap[] => {
      const { tap } = kept;
      const code = codes.get(tap.tap_id);
      if (code === undefined) return [];
      const berth_id = 'berth_id' in tap ? tap.berth_id : null;
      const berth_name = this.nameOf(berth_id);
      return [{ tap_id: tap.tap_id, berth_id, berth_name, code, is: { kind: 'TAP', ...kept } }];
    });
    await this.store.sentTaps(answered, refused);
    this.onSent([...new Set(berths)]);
    if (busy.length > 0) throw new ApiError({ status: 409, error_type: BUSY });
  }

  private nameOf(berth_id: string | null): string {
    return this.store.current().berths.find((berth) => berth.berth_id === berth_id)?.name ?? '';
  }

  private async sendPhoto(kept: KeptPhoto): Promise<void> {
    const { file, ...photo } = kept;
    const { tap_id, session_id, berth_id, at } = photo;
    const body = { tap_id, session_id, berth_id, at, device_id: deviceId() };
    let refused: RefusedTap | null = null;
    try {
      await upload(dockWalkCalls.addPhoto, body, file, { commandId: tap_id });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const is = { kind: 'PHOTO' as const, photo: kept };
      refused = { tap_id, berth_id, berth_name: this.nameOf(berth_id), code: error.error_type, is };
    }
    await this.store.sentPhoto(tap_id, refused);
    this.onSent([berth_id]);
  }

  private async sendSave(session_id: string): Promise<void> {
    try {
      await call(dockWalkCalls.update, { action: 'SAVE', session_id });
    } catch (error) {
      // Somebody else saved it.
      if (!isRefusal(error)) throw error;
    }
    await this.store.sentSave(session_id);
    this.onSent([]);
  }

  private change(changes: Partial<SendingState>): void {
    const next = { ...this.state, ...changes };
    if (next.offlineSince === this.state.offlineSince && next.allSentAt === this.state.allSentAt) return;
    this.state = next;
    for (const listener of Array.from(this.listeners)) listener();
  }
}

/** Others write the same record at this moment: the server asks for the same call again. */
const BUSY = 'CONFLICT';

/** A refusal that needs a person. None is a missing session, for which taps wait, or a record that is busy. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !error.passing && error.status !== 401 && error.error_type !== BUSY;
}
