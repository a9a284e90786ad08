import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import type { Mail, MailPort } from '../mail/mail-port.js';
import { MAIL } from '../tokens.js';
import { NewsPolicy } from './news-policy.js';

/** What the platform gives every policy that mails. */
@Injectable()
export class Mailing {
  constructor(
    readonly clock: Clock,
    @Inject(MAIL) readonly mail: MailPort,
  ) {}
}

/** A mail because of an event; its id is the event's. */
export type Letter = Omit<Mail, 'id'>;

/** Mails one person because of an event, at most once. */
export abstract class MailPolicy<E extends DomainEvent = DomainEvent> extends NewsPolicy<E> {
  constructor(private readonly mailing: Mailing) {
    super(mailing.clock);
  }

  /** The mail about the event; null: nobody is mailed. */
  protected abstract letter(event: LoggedEvent<E>): Promise<Letter | null>;

  protected async react(event: LoggedEvent<E>): Promise<void> {
    const letter = await this.letter(event);
    if (letter !== null) await this.mailing.mail.send({ id: event.id, ...letter });
  }
}
