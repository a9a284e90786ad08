import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BoaterCaller, LinkAuthenticator } from '../../platform/http/caller.js';
import { LinkTokens } from '../links/link-token.js';
import { reservationRecord } from '../records/reservation-record.js';

/**
 * The holder of a reservation's link, read from the stream so that the link works as soon as the request is answered.
 */
@Injectable()
export class ReservationLinkAuthenticator extends LinkAuthenticator {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<BoaterCaller | null> {
    const reservation_id = await this.tokens.reservationOf(token);
    if (reservation_id === null) return null;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.reservation_id === null) return null;
    const { marina_id, boater_id } = state;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    // The link of an erased person authenticates no one.
    if (boater === undefined || boater.erased) return null;
    const name = [boater.first_name, boater.last_name].filter((part) => part !== null).join(' ');
    return {
      kind: 'boater',
      boater_id,
      reservation_id,
      marina_id,
      name: name === '' ? null : name,
      language: boater.language ?? 'en',
    };
  }
}
