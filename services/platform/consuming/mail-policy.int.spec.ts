import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformBench } from '../../../tests/fixtures/platform-bench.js';
import type { LoggedEvent } from '../event-sourcing/event-definition.js';
import type { Mail, MailPort } from '../mail/mail-port.js';
import { type Letter, Mailing, MailPolicy } from './mail-policy.js';

/** Keeps what it was sent. */
class Outbox implements MailPort {
  readonly mails: Mail[] = [];
  send(mail: Mail) {
    this.mails.push(mail);
    return Promise.resolve('sent' as const);
  }
  erasePerson = () => Promise.resolve();
  ping = () => Promise.resolve();
  close = () => Promise.resolve();
}

/** Mails the author of a line, unless it is about nobody. */
class LineMails extends MailPolicy {
  readonly name = 'line-mails';
  readonly reactsTo = ['LineWritten'];

  protected letter({ data }: LoggedEvent): Promise<Letter | null> {
    const { line, by } = data as { line: string; by: string };
    if (line === 'nobody') return Promise.resolve(null);
    const words = { subject: line, text: line, html: line };
    return Promise.resolve({ marina_id: 'm1', person_id: by, to: `${by}@example.org`, language: 'en', ...words });
  }
}

class LateLineMails extends LineMails {
  protected override readonly newsFor = Infinity;
}

describe('a policy that mails', () => {
  let bench: PlatformBench;
  let outbox: Outbox;

  beforeEach(() => {
    bench = new PlatformBench();
    outbox = new Outbox();
  });
  afterEach(() => bench.close());

  async function written(line: string): Promise<LoggedEvent> {
    await bench.write('n1', line);
    const events = [];
    for await (const event of bench.core.log.stream('notebook-n1')) events.push(event);
    return events.at(-1) as LoggedEvent;
  }
  const mails = () => new LineMails(new Mailing(bench.clock, outbox));

  it('sends the letter about an event, under the id of the event', async () => {
    const event = await written('ahoy');
    await mails().handle(event);
    expect(outbox.mails).toMatchObject([{ id: event.id, to: 'p1@example.org', subject: 'ahoy', marina_id: 'm1' }]);
  });

  it('sends nothing about an event without a letter', async () => {
    await mails().handle(await written('nobody'));
    expect(outbox.mails).toEqual([]);
  });

  it('sends nothing about an event that is more than three days old, unless it is news for longer', async () => {
    const event = await written('ahoy');
    bench.clock.advance(3 * 86_400_000);
    await mails().handle(event);
    expect(outbox.mails).toHaveLength(1);
    bench.clock.advance(1);
    await mails().handle(event);
    expect(outbox.mails).toHaveLength(1);
    await new LateLineMails(new Mailing(bench.clock, outbox)).handle(event);
    expect(outbox.mails).toHaveLength(2);
  });
});
