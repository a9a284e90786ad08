import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type BoaterCaller, LinkAuthenticator } from '../../platform/http/caller.js';
import { RefusedError } from '../../platform/http/problem.js';
import { stateOf } from '../domain/boater-link.js';
import { linkedStay } from '../lookups/linked-stay.js';
import { LinkTokens } from './link-token.js';

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
    const { serial } = named;
    const found = await linkedStay(this.streams, named.reservation_id);
    if (found === null) return null;
    const { stay, link, reads_only } = found;
    const { reservation_id, marina_id, boater_id } = stay;
    const openness = stateOf(link, serial, stay, this.clock.nowIso());
    if (openness !== 'VALID') throw new RefusedError(refuse('unauthenticated', `BOATER_LINK_${openness}`));
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
      reads_only,
    };
  }
}
