import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BoaterCaller, LinkAuthenticator } from '../../platform/http/caller.js';
import { RefusedError } from '../../platform/http/problem.js';
import { stateOf } from '../domain/boater-link.js';
import { canceledStatuses, expiredStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { LinkTokens } from '../links/link-token.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { reservationRecord } from '../records/reservation-record.js';

/**
 * The holder of a reservation's link, read from the stream so that the link works as soon as the request is answered.
 * The link of a stay that was cancelled or has expired only reads.
 */
@Injectable()
export class ReservationLinkAuthenticator extends LinkAuthenticator {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws RefusedError BOATER_LINK_EXPIRED, BOATER_LINK_REVOKED */
  override async authenticate(token: string): Promise<BoaterCaller | null> {
    const named = await this.tokens.read(token);
    if (named === null) return null;
    const { reservation_id, serial } = named;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.reservation_id === null) return null;
    const { marina_id, boater_id, end_date } = state;
    const link = await this.streams.load(boaterLinkRecord, reservation_id);
    const stay = { reservation_id, marina_id, boater_id, end_date };
    const openness = stateOf(link.state, serial, stay, this.clock.nowIso());
    if (openness !== 'VALID') throw new RefusedError(refuse('unauthenticated', `BOATER_LINK_${openness}`));
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    // The link of an erased person authenticates no one.
    if (boater === undefined || boater.erased) return null;
    const status = standingCode(state);
    const name = [boater.first_name, boater.last_name].filter((part) => part !== null).join(' ');
    return {
      kind: 'boater',
      boater_id,
      reservation_id,
      marina_id,
      name: name === '' ? null : name,
      language: boater.language ?? 'en',
      reads_only: status !== null && isOneOf([...canceledStatuses, ...expiredStatuses], status),
    };
  }
}
