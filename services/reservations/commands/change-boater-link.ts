import { FindBoaters } from '../../../contracts/customers/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { revoke, send } from '../domain/boater-link.js';
import { conflict } from '../domain/refusals.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Mails the boater the link of a reservation, or withdraws it. */
export class ChangeBoaterLink extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly reservationId: string,
    readonly change: 'SEND' | 'REVOKE',
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeBoaterLink)
export class ChangeBoaterLinkHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ reservationId, change, context }: ChangeBoaterLink): Promise<CommandReceipt | Refusal> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const { reservation_id, marina_id, boater_id, end_date } = state;
    if (reservation_id === null || marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    const stay = { reservation_id, marina_id, boater_id, end_date };
    if (change === 'SEND') {
      const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
      if (boater?.email == null || boater.email === '') return conflict('RESERVATION_BOATER_HAS_NO_EMAIL');
    }
    const decide = change === 'SEND' ? send : revoke;
    return this.streams.execute(boaterLinkRecord, reservationId, context, (link) =>
      decide(stay, link, this.clock.nowIso()),
    );
  }
}
