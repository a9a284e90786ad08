import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Mail, MailPort } from '../../../services/platform/mail/mail-port.js';
import type { PersonKeys } from '../../../services/platform/personal-data/person-keys.js';

export interface MailUnderTest {
  readonly mail: MailPort;
  readonly keys: PersonKeys;
  /** Closes the engine and opens the same data again. */
  reopen(): Promise<MailPort>;
  /** Mails that were actually sent, or stored instead, under this id: their number and the latest of them. */
  sent(id: string): Promise<{ count: number; mail: Letter | undefined }>;
  dispose(): Promise<void>;
}

/** The parts of a mail that reach its reader. */
export type Letter = Pick<Mail, 'to' | 'language' | 'subject' | 'text' | 'html'>;

export type MailFactory = () => Promise<MailUnderTest>;

export function aMail(given: Partial<Mail> = {}): Mail {
  return {
    id: randomUUID(),
    marina_id: 'marina-1',
    person_id: randomUUID(),
    to: 'ines.moreau@example.org',
    language: 'fr',
    subject: 'Votre réservation est approuvée',
    text: 'Bonjour Inès, votre place vous attend.',
    html: '<p>Bonjour <b>Inès</b>, votre place vous attend.</p>',
    ...given,
  };
}

/** Checks an adapter against the port `MailPort`. */
export function describeMail(name: string, factory: MailFactory): void {
  describe(`mail: ${name}`, () => {
    let bench: MailUnderTest;
    let engine: MailPort;
    beforeEach(async () => {
      bench = await factory();
      engine = bench.mail;
    });
    afterEach(() => bench.dispose());

    it('delivers the mail as it was given', async () => {
      const mail = aMail();
      const { to, language, subject, text, html } = mail;
      expect(await engine.send(mail)).toBe('sent');
      expect(await bench.sent(mail.id)).toMatchObject({ count: 1, mail: { to, language, subject, text, html } });
    });

    it('sends an id once, and the first mail it was given', async () => {
      const mail = aMail();
      expect(await engine.send(mail)).toBe('sent');
      expect(await engine.send({ ...mail, subject: 'Second thoughts' })).toBe('repeated');
      expect(await bench.sent(mail.id)).toMatchObject({ count: 1, mail: { subject: mail.subject } });
    });

    it('sends an id once for many concurrent calls', async () => {
      const mail = aMail();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => engine.send(mail)));
      expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1);
      expect((await bench.sent(mail.id)).count).toBe(1);
    });

    it('remembers sent mails after reopening', async () => {
      const mail = aMail();
      await engine.send(mail);
      const reopened = await bench.reopen();
      expect(await reopened.send(mail)).toBe('repeated');
      expect((await bench.sent(mail.id)).count).toBe(1);
    });

    it('sends nothing to an erased person', async () => {
      const mail = aMail();
      await bench.keys.erase(mail.person_id);
      await engine.erasePerson(mail.person_id);
      expect(await engine.send(mail)).toBe('person_erased');
      expect((await bench.sent(mail.id)).count).toBe(0);
    });

    it('drops a mail that was pending while the person was erased', async () => {
      const mail = aMail();
      const keyForWriting = bench.keys.keyForWriting.bind(bench.keys);
      jest.spyOn(bench.keys, 'keyForWriting').mockImplementationOnce(async (person) => {
        const key = await keyForWriting(person);
        await bench.keys.erase(person);
        await engine.erasePerson(person);
        return key;
      });
      expect(await engine.send(mail)).toBe('person_erased');
      expect((await bench.sent(mail.id)).count).toBe(0);
      expect(await engine.send({ ...aMail(), person_id: mail.person_id })).toBe('person_erased');
    });

    it('keeps the ids of dropped mails', async () => {
      const mail = aMail();
      await engine.send(mail);
      await engine.erasePerson(mail.person_id);
      await engine.erasePerson(mail.person_id);
      // The same mail to a person who was not erased: only the id shows the repetition.
      expect(await engine.send({ ...mail, person_id: randomUUID() })).toBe('repeated');
    });

    it('answers a ping until it is closed', async () => {
      await expect(engine.ping()).resolves.toBeUndefined();
      await engine.close();
      await engine.close();
      await expect(engine.ping()).rejects.toThrow();
    });
  });
}
