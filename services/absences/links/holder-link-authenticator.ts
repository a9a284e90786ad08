import { Injectable } from '@nestjs/common';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { type ResidentCaller, ResidentLinkAuthenticator } from '../../platform/http/caller.js';
import { opens } from '../domain/absence-link.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';
import { HolderLinks } from './holder-link.js';

/**
 * The holder of a vessel's link, read from the stream. A link opens nothing once it has expired or was revoked, once its
 * boater was erased, once the boater is no longer a contact of the vessel, and while the marina has no absence reports.
 */
@Injectable()
export class HolderLinkAuthenticator extends ResidentLinkAuthenticator {
  constructor(
    private readonly links: HolderLinks,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<ResidentCaller | null> {
    const named = await this.links.read(token);
    if (named === null) return null;
    const { vessel_id, serial } = named;
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    if (state.issued === null || !opens(state, serial, this.clock.nowIso())) return null;
    const { marina_id, boater_id } = state.issued;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina?.marina_settings.permissions.absence_report !== true) return null;
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel?.boater_ids.includes(boater_id) !== true) return null;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return null;
    const name = [boater.first_name, boater.last_name].filter((part) => part !== null).join(' ');
    return { kind: 'resident', boater_id, vessel_id, marina_id, name: name === '' ? null : name };
  }
}
