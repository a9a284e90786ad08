import { Injectable } from '@nestjs/common';
import { FindBoaters, FindVesselNames } from '../../../contracts/customers/queries.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { causedBy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { CardEvent } from '../domain/card-events.js';
import { cardMail } from '../mail/card-mail.js';
import { CardFile } from '../cards/card-file.js';
import { cardRecord } from '../records/card-record.js';

type Mailed = Extract<CardEvent, { type: 'CardSent' }>;

/** Sends cards to their holders, or to the marina's office for holders without a mail address (spec 2 §5). */
@Injectable()
export class CardMails extends MailPolicy<Mailed> {
  readonly name = 'card-mails';
  readonly reactsTo = ['CardSent'] as const;

  constructor(
    mailing: Mailing,
    private readonly cards: CardFile,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(event: LoggedEvent<Mailed>): Promise<Letter | null> {
    const { marina_id } = inMarina(causedBy(event, this.name));
    const card = await this.cards.find(cardRecord.idOf(event.stream));
    const marina = await this.cards.marina(marina_id);
    const boater_ids = [event.data.boater_id];
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    if (card === null || marina === null || boater === undefined || boater.erased) return null;
    const to = event.data.to === 'OFFICE' ? marina.office_email : boater.email;
    if (to === null) return null;
    const vessel_ids = card.vessel_id === null ? [] : [card.vessel_id];
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    const language = boater.language ?? 'en';
    const words = cardMail({
      language,
      holder: [boater.first_name, boater.last_name].filter((part) => part !== null).join(' '),
      card_number: card.card_number,
      boat: (card.vessel_id === null ? null : names.get(card.vessel_id)) ?? '',
      expires_on: card.expires_on,
      marina: marina.name,
      foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
    });
    return { marina_id, person_id: boater.id, to, language, ...words };
  }
}
