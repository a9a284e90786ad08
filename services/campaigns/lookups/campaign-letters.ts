import { Inject, Injectable } from '@nestjs/common';
import { IssueAbsenceLink } from '../../../contracts/absences/commands.js';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import type { CardNights } from '../../../contracts/memberships/queries.js';
import { type Language, languages } from '../../../contracts/vocabulary/languages.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { Mail } from '../../platform/mail/mail-port.js';
import { readSender } from '../../platform/mail/smtp-url.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { UnsubscribeLinks } from '../links/unsubscribe-link.js';
import { campaignMail } from '../mail/campaign-mail.js';

/** A recipient as a mail shows them. */
export interface MailedResident {
  readonly boater_id: string;
  readonly email: string;
  /** First name; empty if unknown. */
  readonly name: string;
  readonly language: string | null;
  readonly vessel: { readonly id: string; readonly name: string | null } | null;
  /** Only for MARINA_TRAFFIC. */
  readonly card: CardNights | null;
}

/** Writes the mails of the sections. */
@Injectable()
export class CampaignLetters {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: UnsubscribeLinks,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The address that mails are sent from; empty: none is set, because mails are kept instead of sent. */
  sender(): string {
    const { MAIL_FROM } = this.settings;
    return MAIL_FROM === undefined ? '' : (readSender(MAIL_FROM)?.address ?? '');
  }

  /** The lines at the foot of the marina's mails in each language, for many mails. */
  async feetIn(marina_id: string): Promise<ReadonlyMap<Language, readonly string[]>> {
    const read = async (language: Language) =>
      [language, await this.queries.execute(new FindMailFoot({ marina_id, language }))] as const;
    return new Map(await Promise.all(languages.map(read)));
  }

  /** The mail of one resident, without its id. */
  async to(
    resident: MailedResident,
    section: CampaignSection,
    { marina, feet }: { readonly marina: Marina; readonly feet: ReadonlyMap<Language, readonly string[]> },
    context: MarinaContext,
  ): Promise<Omit<Mail, 'id'> & { readonly address_digest: string }> {
    const { boater_id, email, name, vessel, card } = resident;
    const language = languages.find((one) => one === resident.language) ?? 'en';
    const address_digest = await this.links.digestOf(marina.id, email);
    const { page, one_click } = await this.links.addressesOf({ marina_id: marina.id, boater_id, address_digest });
    const letter = campaignMail({
      section,
      language,
      name,
      boat: vessel?.name ?? '',
      ...placeOf(marina),
      foot: feet.get(language) ?? [],
      card,
      link: section === 'MARINA_TRAFFIC' ? officeLink(marina) : await this.holderLink(resident, context),
      unsubscribe: page,
    });
    return {
      marina_id: marina.id,
      person_id: boater_id,
      to: email,
      language,
      ...(marina.office_email === null ? {} : { reply_to: marina.office_email }),
      one_click_unsubscribe: one_click,
      address_digest,
      ...letter,
    };
  }

  /** The section's mail with the facts of nobody, for the screen and for a test. Its links lead nowhere. */
  async example(
    section: CampaignSection,
    marina: Marina,
    language: Language,
    name: string,
    today: string,
  ): Promise<Pick<Mail, 'subject' | 'text' | 'html'>> {
    const card = { card_number: 'ABC0000', nights_per_year: 5, nights_left: 3, expires_on: today };
    return campaignMail({
      section,
      language,
      name,
      boat: 'Belle Étoile',
      ...placeOf(marina),
      foot: await this.queries.execute(new FindMailFoot({ marina_id: marina.id, language })),
      card: section === 'MARINA_TRAFFIC' ? card : null,
      link: section === 'MARINA_TRAFFIC' ? officeLink(marina) : `${this.base()}/away/…`,
      unsubscribe: `${this.base()}/unsubscribe/…`,
    });
  }

  private base(): string {
    const { PUBLIC_URL, PORT } = this.settings;
    return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  }

  /** The page of the boat's holder; null without a boat. */
  private async holderLink({ boater_id, vessel }: MailedResident, context: MarinaContext): Promise<string | null> {
    if (vessel === null) return null;
    const issued = await this.commands.execute(new IssueAbsenceLink({ vessel_id: vessel.id, boater_id }, context));
    return isRefusal(issued) ? null : issued.link;
  }
}

function placeOf({ name, association }: Marina): { readonly marina: string; readonly association: string } {
  return { marina: name, association: association.code ?? '' };
}

function officeLink({ office_email }: Marina): string | null {
  return office_email === null ? null : `mailto:${office_email}`;
}
