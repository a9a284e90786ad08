import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { Clock } from '../../platform/clock/clock.js';
import { KeyedMutex } from '../../platform/concurrency/keyed-mutex.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { type Loaded, StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Leases } from '../../platform/leases/leases.js';
import { BLOBS } from '../../platform/tokens.js';
import { type CampaignCommand, decide, type SectionState } from '../domain/campaign.js';
import type { CampaignEventOf } from '../domain/campaign-events.js';
import { campaignRecord } from './campaign-record.js';

/** What a mail needs of its recipient beyond the person's present name, address and language. */
const recipientRows = z.array(
  z.object({
    boater_id: z.string(),
    record_ids: z.array(z.string()),
    vessel_id: z.string().nullable(),
    card: z
      .object({
        card_number: z.string(),
        nights_per_year: z.number(),
        nights_left: z.number(),
        expires_on: z.string(),
      })
      .nullable(),
  }),
);
export type Recipient = z.output<typeof recipientRows>[number];

/**
 * The campaigns of the sections. While one goes out, its recipients are kept as an encrypted file; the log gets the ids of
 * those who were mailed.
 */
@Injectable()
export class CampaignRegister {
  private readonly mutex: KeyedMutex;

  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    leases: Leases,
  ) {
    this.mutex = new KeyedMutex('campaign', leases);
  }

  exclusively<T>(marinaId: string, section: CampaignSection, work: () => Promise<T>): Promise<T> {
    return this.mutex.runExclusive(sectionId(marinaId, section), work);
  }

  load(marinaId: string, section: CampaignSection): Promise<Loaded<SectionState>> {
    return this.streams.load(campaignRecord, sectionId(marinaId, section));
  }

  answered(section: CampaignSection, context: MarinaContext): Promise<CommandReceipt | Refusal | null> {
    return answeredBefore(this.streams, campaignRecord, sectionId(context.marina_id, section), context);
  }

  /** The beginning of a campaign, by its place in the section's record. */
  async begunAt(
    marinaId: string,
    section: CampaignSection,
    revision: number,
  ): Promise<CampaignEventOf<'CampaignBegun'>['data']> {
    const stream = campaignRecord.streamOf(sectionId(marinaId, section));
    const [begun] = await this.streams.eventsSince(stream, revision - 1, 1);
    if (begun?.type !== 'CampaignBegun') throw new Error(`no campaign begins at ${revision} of ${stream}`);
    return begun.data as CampaignEventOf<'CampaignBegun'>['data'];
  }

  /** Within `exclusively`. The recipients are kept first, so that no campaign lacks them. */
  async begin(
    command: Omit<CampaignCommand & { type: 'Begin' }, 'type' | 'recipients'>,
    recipients: readonly Recipient[],
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const { campaign_id, marina_id } = command;
    // A process may have died between both steps, and the audience may have changed since.
    await this.blobs.delete(campaign_id);
    const bytes = Buffer.from(JSON.stringify(recipients));
    const file = { id: campaign_id, person: campaign_id, marina: marina_id, content_type: 'application/json', bytes };
    const refused = await this.blobs.put(file);
    if (refused !== undefined) return refused;
    const begun = await this.decide({ type: 'Begin', recipients: recipients.length, ...command }, context);
    if (isRefusal(begun)) await this.forgetRecipients(campaign_id);
    return begun;
  }

  decide(command: CampaignCommand, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const id = sectionId(command.marina_id, command.screen_type);
    return this.streams.execute(campaignRecord, id, context, (state) => decide(command, state, this.clock.nowIso()));
  }

  /** The recipients of a campaign that runs, in their order. */
  async recipientsOf(campaign_id: string): Promise<readonly Recipient[]> {
    const file = await this.blobs.get(campaign_id);
    if (file === undefined) throw new Error(`the recipients of the campaign ${campaign_id} are gone`);
    return recipientRows.parse(JSON.parse(file.bytes.toString('utf8')));
  }

  forgetRecipients(campaign_id: string): Promise<void> {
    return this.blobs.delete(campaign_id);
  }
}

function sectionId(marinaId: string, section: CampaignSection): string {
  return deriveId('campaign section', marinaId, section);
}
