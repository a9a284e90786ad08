import { describe, expect, it } from '@jest/globals';
import type { ListedResident } from '../../../contracts/customers/queries.js';
import { type AudienceFacts, audienceOf } from './audience.js';

const resident = (boater_id: string, more: Partial<ListedResident> = {}): ListedResident => ({
  boater_id,
  record_ids: [boater_id],
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: `${boater_id}@example.org`,
  language: 'fr',
  registered: false,
  vessel: null,
  ...more,
});
const card = (nights_left: number) => ({
  card_number: 'STM0001',
  nights_per_year: 5,
  nights_left,
  expires_on: '2027-12-31',
});
const facts: AudienceFacts = {
  connected: new Set(),
  reporters: new Set(),
  cards: new Map(),
  isUnsubscribed: () => false,
};
const idsOf = (...asked: Parameters<typeof audienceOf>) => audienceOf(...asked).recipients.map((one) => one.boater_id);

describe('the audience of a section', () => {
  it('writes to each address once', () => {
    const people = [resident('a', { email: 'Both@example.org' }), resident('b', { email: 'both@example.org ' })];
    const audience = audienceOf('REVENUE_PLANNING', people, facts);
    expect(audience.recipients.map(({ boater_id }) => boater_id)).toEqual(['a']);
    expect(audience.left_out).toMatchObject({ same_address: 1, no_email: 0 });
  });

  it('leaves out those without an address and those who unsubscribed', () => {
    const people = [resident('a', { email: '' }), resident('b'), resident('c')];
    const audience = audienceOf('BOATER_CONNECTIONS', people, {
      ...facts,
      isUnsubscribed: ({ boater_id }) => boater_id === 'b',
    });
    expect(audience).toMatchObject({ listed: 3, left_out: { no_email: 1, unsubscribed: 1 } });
    expect(audience.recipients).toHaveLength(1);
  });

  it('leaves out those who took up contact, also by a merged record', () => {
    const people = [resident('a', { registered: true }), resident('b', { record_ids: ['b', 'old'] }), resident('c')];
    expect(idsOf('BOATER_CONNECTIONS', people, { ...facts, connected: new Set(['old']) })).toEqual(['c']);
  });

  it('leaves out those who reported an absence', () => {
    const reporters = new Set(['a']);
    const audience = audienceOf('REVENUE_PLANNING', [resident('a'), resident('b')], { ...facts, reporters });
    expect(audience.recipients.map(({ boater_id }) => boater_id)).toEqual(['b']);
    expect(audience.metric).toEqual({ value: 1, of: 2 });
  });

  it('writes about nights to those who have some left', () => {
    const cards = new Map([
      ['a', card(2)],
      ['b', card(0)],
    ]);
    const audience = audienceOf('MARINA_TRAFFIC', [resident('a'), resident('b'), resident('c')], { ...facts, cards });
    expect(audience.recipients.map(({ boater_id }) => boater_id)).toEqual(['a']);
    expect(audience.left_out).toMatchObject({ done_already: 1, no_card: 1 });
    expect(audience.metric).toEqual({ value: 8, of: 10 });
  });
});
