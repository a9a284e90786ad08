import { Inject, Injectable } from '@nestjs/common';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { LongWorkPolicy, type RowPlace } from '../../platform/long-work/long-work-policy.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { MAIL } from '../../platform/tokens.js';
import type { CampaignWork, RunningCampaign } from '../domain/campaign.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignLetters, type MailedResident } from '../lookups/campaign-letters.js';
import { campaignRecord } from '../records/campaign-record.js';

type Recipient = CampaignWork['row'];
type Outcome = 'mailed' | 'refused' | 'skipped';

/** What the mails of a part need together. */
interface Facts {
  readonly place: Parameters<CampaignLetters['to']>[2];
  readonly people: ReadonlyMap<string, MailedResident>;
  readonly isStopped: Awaited<ReturnType<Audiences['unsubscribed']>>;
}

/**
 * Sends a campaign. The id of each mail is derived from the campaign and the address, so that a part that is sent again
 * after a kill reaches nobody twice.
 */
@Injectable()
export class CampaignMails extends LongWorkPolicy<CampaignWork, Outcome, Facts> {
  readonly name = 'campaign-mails';
  /** The part that was under way would be mailed again. */
  readonly skipsUnknown = true;

  constructor(
    works: LongWorks,
    private readonly audiences: Audiences,
    private readonly letters: CampaignLetters,
    private readonly queries: QueryBus,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {
    super(works, campaignRecord);
  }

  protected nameOf({ boater_id }: Recipient): string {
    return boater_id;
  }

  protected override async factsOf(
    part: readonly Recipient[],
    { campaign_id, marina_id }: RunningCampaign,
  ): Promise<Facts> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) throw new Error(`the campaign ${campaign_id} has no marina`);
    const place = { marina, feet: await this.letters.feetIn(marina.id) };
    const people = await this.people(part, marina.id);
    return { place, people, isStopped: await this.audiences.unsubscribed(marina.id, [...people.values()]) };
  }

  protected async each(
    { boater_id, record_ids }: Recipient,
    { work: { campaign_id, screen_type }, facts: { place, people, isStopped }, context }: RowPlace<CampaignWork, Facts>,
  ): Promise<Outcome> {
    const person = people.get(boater_id);
    if (person === undefined || isStopped({ record_ids, email: person.email })) return 'skipped';
    const { address_digest, ...letter } = await this.letters.to(person, screen_type, place, inMarina(context));
    const outcome = await this.mail.send({ id: deriveId('campaign mail', campaign_id, address_digest), ...letter });
    crashPoint('campaign.after_mail');
    if (outcome === 'person_erased') return 'skipped';
    // A mail that was sent before the process was killed is repeated now.
    return outcome === 'refused' ? 'refused' : 'mailed';
  }

  protected report(outcomes: readonly Outcome[], part: readonly Recipient[]): CampaignWork['report'] {
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    const mailed = part.filter((_, at) => outcomes[at] === 'mailed').map(({ boater_id }) => boater_id);
    return { mailed, refused: count('refused'), skipped: count('skipped') };
  }

  /** The recipients who can still be written to, with what is on record about them now. */
  private async people(part: readonly Recipient[], marina_id: string): Promise<ReadonlyMap<string, MailedResident>> {
    const boater_ids = part.map(({ boater_id }) => boater_id);
    const vessel_ids = part.flatMap(({ vessel_id }) => vessel_id ?? []);
    const [boaters, names] = await Promise.all([
      this.queries.execute(new FindBoaters({ marina_id, boater_ids })),
      this.queries.execute(new FindVesselNames({ marina_id, vessel_ids })),
    ]);
    const rows = new Map(part.map((recipient) => [recipient.boater_id, recipient]));
    return new Map(
      boaters.flatMap(({ id: boater_id, email, first_name, language }) => {
        if (email === null || email === '') return [];
        const { vessel_id = null, card = null } = rows.get(boater_id) ?? {};
        const vessel = vessel_id === null ? null : { id: vessel_id, name: names.get(vessel_id) ?? null };
        return [[boater_id, { boater_id, email, name: first_name ?? '', language, vessel, card }]];
      }),
    );
  }
}
