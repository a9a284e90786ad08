import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import type { CommandBus, QueryBus } from '../platform/buses/buses.js';
import type { SettableClock } from '../platform/clock/clock.js';
import { type CommandContext, SYSTEM_ACTOR } from '../platform/event-sourcing/command-context.js';
import { deriveId } from '../platform/event-sourcing/derived-id.js';
import type { InProcessClient } from '../platform/http/in-process-client.js';
import type { Agenda } from './agenda.js';
import type { Chance } from './chance.js';
import type { DemoSize } from './demo-sizes.js';
import type { People } from './people.js';

/** The product that is filled, as the composition root hands it over; only its clock and consumers are special. */
export interface DemoHost {
  /** Where staff and boaters call. */
  readonly client: InProcessClient;
  readonly clock: SettableClock;
  /** The bus, for what nobody calls over HTTP. */
  execute: CommandBus['execute'];
  ask: QueryBus['execute'];
  /** The token that a boater finds in a mail. */
  linkToken(reservationId: string): Promise<string>;
  /** Carries out what is due by the clock. */
  runJobs(): Promise<unknown>;
  /** Waits until everything that follows from what was done has happened. */
  settle(): Promise<void>;
}

export interface DemoWorld {
  readonly host: DemoHost;
  readonly seed: string;
  readonly size: DemoSize;
  readonly chance: Chance;
  readonly people: People;
  readonly agenda: Agenda;
  /** The date in the first marina when the demo is made. */
  readonly today: string;
  /** Links of reservations that are worth showing around, with what is to be seen there. */
  readonly links: { token: string; who: string }[];
  /** How often each refusal was met: things go wrong in a marina, but only these. */
  readonly refusals: Map<string, number>;
}

/** Of the same step in the same demo marina always the same. */
export function commandId(world: DemoWorld, ...step: readonly (string | number)[]): string {
  return deriveId('demo', world.seed, ...step);
}

/** For commands past the HTTP API. */
export function systemContext(command_id: string, marina_id: string | null): CommandContext {
  return {
    command_id,
    command_hash: command_id.slice(0, 16),
    marina_id,
    actor: SYSTEM_ACTOR,
    correlation_id: command_id,
    causation_id: command_id,
  };
}

/** The answer, or null when the command was refused, which is counted. */
export function unlessRefused<T>(world: DemoWorld, answer: T): Exclude<T, { refused: true }> | null {
  if (!isRefusal(answer)) return answer as Exclude<T, { refused: true }>;
  const code = [answer.code, ...(answer.errors ?? []).map((error) => error.code)].join(' ');
  world.refusals.set(code, (world.refusals.get(code) ?? 0) + 1);
  return null;
}
