import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import type { CommandBus, QueryBus } from '../platform/buses/buses.js';
import type { SettableClock } from '../platform/clock/clock.js';
import { deriveId } from '../platform/event-sourcing/derived-id.js';
import type { InProcessClient } from '../platform/http/in-process-client.js';
import type { Agenda } from './agenda.js';
import type { Chance } from './chance.js';
import type { DemoSize } from './demo-sizes.js';
import type { People, Person } from './people.js';

/** Long enough for sessions that last through the demo's half year. */
export const SESSION_HOURS = 8760;

/** The product to fill, provided by the composition root; only its clock and consumers are special. */
export interface DemoHost {
  /** Client for the calls of staff and boaters. */
  readonly client: InProcessClient;
  readonly clock: SettableClock;
  /** The command bus, for commands without an HTTP route. */
  execute: CommandBus['execute'];
  ask: QueryBus['execute'];
  /** The token that a boater gets by mail. */
  linkToken(reservationId: string): Promise<string>;
  /** Runs the jobs that are due by the clock. */
  runJobs(): Promise<unknown>;
  /** Waits until all policies and projections have processed the commands so far. */
  settle(): Promise<void>;
}

/** A vessel whose home berth is in the marina. */
export interface Resident {
  readonly name: string;
  readonly boater_id: string;
  readonly vessel_id: string;
}

export interface DemoWorld {
  readonly host: DemoHost;
  readonly seed: string;
  readonly size: DemoSize;
  readonly chance: Chance;
  readonly people: People;
  readonly agenda: Agenda;
  /** Today's date in the first marina when the demo is created. */
  readonly today: string;
  /** Links of showcase reservations, with a description of each. */
  readonly links: { token: string; who: string }[];
  /** Boaters of the open matters, some of whom write to the marina at the end. */
  readonly writers: {
    readonly marina_code: string;
    readonly visit: string;
    readonly token: string;
    readonly contact: Person['contact'];
  }[];
  /** Berth holders of the first marina. */
  readonly residents: Resident[];
  /** Where the quay of each marina ends on its map, metres. */
  readonly quayEnds: Map<string, { readonly x: number; readonly y: number }>;
  /** Stays whose boats never came and that nobody cancelled, by the code of their marina. */
  readonly missing: Map<string, readonly string[]>;
  /** Reservations that were paid online, by the code of their marina. */
  readonly paid: Map<string, string[]>;
  /** How often each refusal occurred; some are expected, as in a real marina. */
  readonly refusals: Map<string, number>;
}

/** Deterministic: the same step of the same demo always gets the same id. */
export function commandId(world: DemoWorld, ...step: readonly (string | number)[]): string {
  return deriveId('demo', world.seed, ...step);
}

/** The answer; null if the command was refused, which is counted. */
export function unlessRefused<T>(world: DemoWorld, answer: T): Exclude<T, { refused: true }> | null {
  if (!isRefusal(answer)) return answer as Exclude<T, { refused: true }>;
  const code = [answer.code, ...(answer.errors ?? []).map((error) => error.code)].join(' ');
  world.refusals.set(code, (world.refusals.get(code) ?? 0) + 1);
  return null;
}
