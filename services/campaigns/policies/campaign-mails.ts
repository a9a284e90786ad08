import { Inject, Injectable } from '@nestjs/common';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { MAIL } from '../../platform/tokens.js';
import { doneOf } from '../domain/campaign.js';
import type { CampaignEvent } from '../domain/campaign-events.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignLetters, type MailedResident } from '../lookups/campaign-letters.js';
import { CampaignRegister, type Recipient } from '../records/campaign-register.js';

/** Recipients between two reports of progress. */
const PART = 200;

type Outcome = 'mailed' | 'refused' | 'skipped';

/**
 * Sends a campaign part by part: each report of progress causes the next part, so that the campaigns of several marinas go
 * out in turn. The id of each mail is derived from the campaign and the address, so that a part that is sent again after a
 * kill reaches nobody twice.
 */
@Injectable()
export class CampaignMails implements Policy<CampaignEvent> {
  readonly name = 'campaign-mails';
  readonly reactsTo = ['CampaignBegun', 'CampaignAdvanced', 'CampaignFinished'] as const;

  constructor(
    private readonly register: CampaignRegister,
    private readonly audiences: Audiences,
    private readonly letters: CampaignLetters,
    private readonly queries: QueryBus,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async handle(event: LoggedEvent<CampaignEvent>): Promise<void> {
    const { campaign_id, marina_id, screen_type } = event.data;
    if (event.type === 'CampaignFinished') return this.register.forgetRecipients(campaign_id);
    const { state, revision } = await this.register.load(marina_id, screen_type);
    const { latest } = state;
    // A later event of the section causes the next part.
    if (revision !== event.revision || latest?.campaign_id !== campaign_id || latest.status !== 'RUNNING') return;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) throw new Error(`the campaign ${campaign_id} has no marina`);
    const from = doneOf(latest);
    const part = (await this.register.recipientsOf(campaign_id)).slice(from, from + PART);
    const context = { ...inMarina(causedBy(event, this.name)), actor: event.metadata.actor };
    const outcomes = await this.sendAll(part, marina, event.data, context);
    crashPoint('campaign.before_report');
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    const mailed = part.filter((_, at) => outcomes[at] === 'mailed').map(({ boater_id }) => boater_id);
    const done = { from, mailed, refused: count('refused'), skipped: count('skipped') };
    await this.register.decide({ type: 'Advance', campaign_id, marina_id, screen_type, ...done }, context);
  }

  private async sendAll(
    part: readonly Recipient[],
    marina: Marina,
    about: CampaignEvent['data'],
    context: MarinaContext,
  ): Promise<Outcome[]> {
    const place = { marina, feet: await this.letters.feetIn(marina.id) };
    const people = await this.people(part, marina.id);
    const isStopped = await this.audiences.unsubscribed(marina.id, [...people.values()]);
    return sideBySide(part, async ({ boater_id, record_ids }) => {
      const person = people.get(boater_id);
      if (person === undefined || isStopped({ record_ids, email: person.email })) return 'skipped';
      return this.send(person, place, about, partOf(context, boater_id));
    });
  }

  private async send(
    person: MailedResident,
    place: Parameters<CampaignLetters['to']>[2],
    { campaign_id, screen_type }: CampaignEvent['data'],
    context: MarinaContext,
  ): Promise<Outcome> {
    const { address_digest, ...letter } = await this.letters.to(person, screen_type, place, context);
    const outcome = await this.mail.send({ id: deriveId('campaign mail', campaign_id, address_digest), ...letter });
    crashPoint('campaign.after_mail');
    if (outcome === 'person_erased') return 'skipped';
    // A mail that was sent before the process was killed is repeated now.
    return outcome === 'refused' ? 'refused' : 'mailed';
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
