import { Injectable } from '@nestjs/common';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDate } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/walk.js';
import type { WalkCommand } from '../domain/walk-commands.js';
import type { Walk } from '../domain/walk-state.js';
import { walkBookRecord, walkRecord } from './walk-records.js';

/** The walks of the installation. A walk of another marina does not exist for the caller. */
@Injectable()
export class DockWalks {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async find(marina_id: string, session_id: string): Promise<{ walk: Walk; revision: number } | Refusal> {
    const { state, revision } = await this.streams.load(walkRecord, session_id);
    const theirs = state.exists && state.marina_id === marina_id;
    return theirs ? { walk: state, revision: revision ?? 0 } : notFound();
  }

  /** The walk that is under way; null: none is. */
  async current(marina_id: string): Promise<string | null> {
    const { state } = await this.streams.load(walkBookRecord, marina_id);
    if (state.latest === null) return null;
    const latest = await this.streams.load(walkRecord, state.latest);
    return latest.state.exists && latest.state.saved_at === null ? state.latest : null;
  }

  async execute(session_id: string, command: WalkCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id, actor } = context;
    const today = await this.today(marina_id);
    if (today === null) return notFound();
    const facts = { marina_id, now: this.clock.nowIso(), today: today.date, by: actor.id, deriveId };
    return this.streams.execute(walkRecord, session_id, context, (state) => decide(command, state, facts));
  }

  /** The marina's date, and its date at another instant; null: there is no such marina. */
  async today(marina_id: string): Promise<{ date: string; dateOf: (instant: string) => string } | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    return { date: this.clock.today(marina.time_zone), dateOf: (instant) => localDate(instant, marina.time_zone) };
  }
}

const notFound = (): Refusal => refuse('not_found', dockWalkErrors.walk_not_found);
