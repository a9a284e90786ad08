import { FindBoaters } from '../../../contracts/customers/queries.js';
import { boaterLinkApi } from '../../../contracts/reservations/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { send } from '../domain/boater-link.js';
import { conflict } from '../domain/refusals.js';
import { linkedStay } from '../lookups/linked-stay.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';

/** Mails the boater the link of a reservation. */
@Handles(boaterLinkApi.send)
export class SendBoaterLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id },
    marinaContext: context,
  }: ReceivedCall<typeof boaterLinkApi.send>): Promise<CommandReceipt | Refusal> {
    const found = await linkedStay(this.streams, reservation_id);
    if (found?.stay.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
    const { marina_id, boater_id } = found.stay;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater?.email == null || boater.email === '') return conflict('RESERVATION_BOATER_HAS_NO_EMAIL');
    return this.streams.execute(boaterLinkRecord, reservation_id, context, (link) =>
      send({ ...found.stay, reservation_id }, link, this.clock.nowIso()),
    );
  }
}
