import { ForeignLogError, type RecordedEvent } from '../event-store.js';

/** gRPC's state of a channel that is connected. */
const READY = 2;

/** The part of gRPC's channel that shows whether it is connected. A closed one never is again. */
export interface Channel {
  getConnectivityState(connect: boolean): number;
  /** Calls back once, when the state is another one than the given. */
  watchConnectivityState(state: number, deadline: number, changed: () => void): void;
}

type Place = Pick<RecordedEvent, 'id' | 'position'>;

export interface LogIdentityOptions {
  /** The channel on which the last answer came. */
  readonly channel: () => Promise<Channel>;
  /** One attempt to read the event at a position. */
  readonly eventAt: (position: number) => Promise<Place | undefined>;
  /** A node that lags or has just lost the lead may lack the last events, so their lack counts only after this time. */
  readonly patienceMs: number;
  /** Called once, as soon as it is certain that the log is another one. */
  readonly exchanged: (error: ForeignLogError) => void;
}

/**
 * Watches that the log behind the connection stays the one that this process knows. A server can be exchanged only
 * while it is not connected, so each new connection is trusted after one question: is the furthest event that this
 * process knows still at its place? Two histories differ in every event after their common beginning, so this event
 * decides for all that the process holds: its caches, its tail and its read models.
 */
export class LogIdentity {
  private furthest: Place | undefined;
  private trusted: Channel | undefined;
  private comparing: Promise<void> | undefined;
  private missingSince: number | undefined;
  private failure: ForeignLogError | undefined;

  constructor(private readonly options: LogIdentityOptions) {}

  /** Notes events that are in the log, in log order. */
  saw(events: readonly Place[]): void {
    const last = events.at(-1);
    if (last === undefined || last.position <= (this.furthest?.position ?? 0)) return;
    this.furthest = { id: last.id, position: last.position };
  }

  /** The next call compares the logs first. */
  doubt(): void {
    this.trusted = undefined;
  }

  /**
   * Makes one call to the server. Nothing is sent before the connection is trusted, and no answer is returned that may
   * have come on another connection, to which gRPC sends a call that was waiting.
   * @throws ForeignLogError, and the errors of the call and of the comparison
   */
  async during<T>(call: () => Promise<T>): Promise<T> {
    await this.confirm();
    const answer = await call();
    await this.confirm();
    if (this.trusted === undefined) await this.trust();
    return answer;
  }

  /**
   * Resolves if the log is the one that this process knows.
   * @throws ForeignLogError, and the errors of the comparison
   */
  async confirm(): Promise<void> {
    if (this.failure?.isCertain === true) throw this.failure;
    if (this.trusted !== undefined || this.furthest === undefined) return;
    this.comparing ??= this.compare(this.furthest).finally(() => {
      this.comparing = undefined;
    });
    await this.comparing;
  }

  private async compare({ id, position }: Place): Promise<void> {
    const found = await this.options.eventAt(position);
    if (found?.id === id) {
      this.missingSince = undefined;
      this.failure = undefined;
      await this.trust();
      return;
    }
    const now = performance.now();
    this.missingSince ??= now;
    const isCertain = found !== undefined || now - this.missingSince >= this.options.patienceMs;
    this.failure = new ForeignLogError(position, found !== undefined, isCertain);
    if (isCertain) this.options.exchanged(this.failure);
    throw this.failure;
  }

  /** Trusts the connection of the last answer until it is lost. */
  private async trust(): Promise<void> {
    const channel = await this.options.channel().catch(() => undefined);
    if (channel?.getConnectivityState(false) !== READY) return;
    this.trusted = channel;
    channel.watchConnectivityState(READY, Infinity, () => {
      if (this.trusted === channel) this.trusted = undefined;
    });
  }
}
