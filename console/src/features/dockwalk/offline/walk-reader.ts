import { dockWalkCalls } from '../../../../../contracts/dockwalk/calls.js';
import { MOST_WALK_BERTHS } from '../../../../../contracts/dockwalk/vocabulary.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import type { WalkStore } from './walk-store.js';

export interface ReadingState {
  /** The server answered at least once since the page was opened. */
  readonly answered: boolean;
  /** Why the last read failed. */
  readonly error: ApiError | null;
}

/** The outcome of each read. */
type OnRead = (reached: boolean) => void;

/** Reads the walk under way into a store: all of it, or the berths that changed. One read runs at a time. */
export class WalkReader {
  private readonly listeners = new Set<() => void>();
  private state: ReadingState = { answered: false, error: null };
  private wanted: Set<string> | 'all' | null = null;
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: WalkStore,
    private readonly onRead: OnRead,
  ) {}

  readonly current = (): ReadingState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the whole walk, or these berths of it. Resolves when everything wanted so far was read, or failed. */
  read(berthIds: readonly string[] | null = null): Promise<void> {
    if (berthIds === null || this.wanted === 'all') this.wanted = 'all';
    else this.wanted = new Set([...(this.wanted ?? []), ...berthIds]);
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.wanted !== null) {
      const wanted = this.wanted;
      this.wanted = null;
      try {
        const known = this.store.current().walk?.detail.session_id;
        if (wanted === 'all' || known === undefined || wanted.size > MOST_WALK_BERTHS) await this.readAll();
        else await this.readSome(known, [...wanted]);
        this.change({ answered: true, error: null });
        this.onRead(true);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.change({ ...this.state, error });
        this.onRead(error.status !== 0);
        this.wanted = null;
      }
    }
  }

  private async readAll(): Promise<void> {
    const { current_session_id } = await call(dockWalkCalls.getAll, { page_size: 1 });
    if (current_session_id === null) {
      await this.store.keepWalk(null, []);
      return;
    }
    const detail = await call(dockWalkCalls.get, { session_id: current_session_id });
    let date = '';
    const berths = await everyPage(
      async (page) => {
        const answer = await call(dockWalkCalls.berths, { session_id: current_session_id, ...page });
        date = answer.date;
        return answer;
      },
      ({ berth_id }) => berth_id,
      { page_size: MOST_WALK_BERTHS },
    );
    await this.store.keepWalk({ detail, date }, berths);
  }

  private async readSome(session_id: string, berth_ids: string[]): Promise<void> {
    const detail = await call(dockWalkCalls.get, { session_id });
    // Somebody saved the walk or started another one.
    if (detail.status !== 'STARTED') return this.readAll();
    const date = this.store.current().walk?.date ?? '';
    if (berth_ids.length === 0) return this.store.keepChanges({ detail, date }, []);
    const answer = await call(dockWalkCalls.berths, { session_id, berth_ids, page_size: MOST_WALK_BERTHS });
    await this.store.keepChanges({ detail, date: answer.date }, answer.items);
  }

  private change(state: ReadingState): void {
    this.state = state;
    for (const listener of Array.from(this.listeners)) listener();
  }
}
