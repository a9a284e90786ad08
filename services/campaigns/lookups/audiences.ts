import { Injectable } from '@nestjs/common';
import { FindReporters } from '../../../contracts/absences/queries.js';
import { type CampaignSection, campaignSections } from '../../../contracts/campaigns/vocabulary.js';
import { type ListedResident, ListResidents } from '../../../contracts/customers/queries.js';
import { ListCardNights } from '../../../contracts/memberships/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type Audience, type AudienceFacts, audienceOf, type DoneFacts, metricOf } from '../domain/audience.js';
import { UnsubscribeLinks } from '../links/unsubscribe-link.js';
import { campaignResults } from '../projections/campaign-results.js';
import { stoppedAddresses } from '../projections/stopped-addresses.js';

/** A section's audience as it is now, and the facts that its mails show. */
export interface FoundAudience extends Audience {
  readonly facts: AudienceFacts;
}

/** Finds whom the sections write to. */
@Injectable()
export class Audiences {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly links: UnsubscribeLinks,
  ) {}

  async of(marina_id: string, section: CampaignSection): Promise<FoundAudience> {
    const residents = await this.queries.execute(new ListResidents(marina_id));
    const [done, isUnsubscribed] = await Promise.all([
      this.done(marina_id, section),
      this.unsubscribed(marina_id, residents),
    ]);
    const facts = { ...done, isUnsubscribed };
    return { ...audienceOf(section, residents, facts), facts };
  }

  /** The metric of each section, on one reading of the register. */
  async metrics(marina_id: string): Promise<ReadonlyMap<CampaignSection, Audience['metric']>> {
    const residents = await this.queries.execute(new ListResidents(marina_id));
    return new Map(
      await Promise.all(
        campaignSections.map(
          async (section) => [section, metricOf(section, residents, await this.done(marina_id, section))] as const,
        ),
      ),
    );
  }

  private async done(marina_id: string, section: CampaignSection): Promise<DoneFacts> {
    const none = new Set<string>();
    const [connected, reporters, cards] = await Promise.all([
      section === 'BOATER_CONNECTIONS' ? this.connected(marina_id) : none,
      section === 'REVENUE_PLANNING' ? this.queries.execute(new FindReporters(marina_id)) : none,
      section === 'MARINA_TRAFFIC' ? this.queries.execute(new ListCardNights(marina_id)) : new Map<string, never>(),
    ]);
    return { connected, reporters, cards };
  }

  private async connected(marina_id: string): Promise<ReadonlySet<string>> {
    const connected = new Set<string>();
    const filter = { marina_id, connected_at: { $gt: '' } };
    for await (const { _id } of this.projections.model(campaignResults).each({ filter, sort: [['connected_at', 1]] })) {
      connected.add(_id);
    }
    return connected;
  }

  /** Whether a resident may not be written to: by any record of the person, or by the address. */
  async unsubscribed(
    marina_id: string,
    residents: readonly Pick<ListedResident, 'email'>[],
  ): Promise<(resident: Pick<ListedResident, 'record_ids' | 'email'>) => boolean> {
    const boaters = new Set<string>();
    const digests = new Set<string>();
    const filter = { marina_id, stopped: true };
    for await (const one of this.projections.model(stoppedAddresses).each({ filter, sort: [['boater_id', 1]] })) {
      boaters.add(one.boater_id);
      digests.add(one.address_digest);
    }
    const stopped = new Set<string>();
    if (digests.size > 0) {
      for (const { email } of residents) {
        if (digests.has(await this.links.digestOf(marina_id, email))) stopped.add(email);
      }
    }
    return ({ record_ids, email }) => stopped.has(email) || record_ids.some((id) => boaters.has(id));
  }
}
