import { describe, expect, it } from '@jest/globals';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { cardApi } from '../../../../../contracts/memberships/api.js';
import { messageApi } from '../../../../../contracts/messages/api.js';
import { exampleRow } from '../../../../../contracts/reservations/examples.js';
import { activitiesOf } from './activity.js';
import { boaterTabs, searchOfTab, tabOf, vesselTabOf } from './page-tabs.js';
import { changedValues, personSchema, personValues } from './person-form.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';

const page = boaterApi.get.answer.parse(boaterApi.get.example.answer);
const { boater } = page;
const date = (day: string) => day.split('-').reverse().join('/');
const values = personValues(boater, date);

describe('the tabs of a page', () => {
  it.each([
    ['', 'personal'],
    ['?tab=messages', 'messages'],
    ['?tab=nothing', 'personal'],
  ] as const)('"%s" opens %s', (search, tab) => expect(tabOf(search, boaterTabs)).toBe(tab));

  it.each([
    ['?cardNum=STM0042', 'memberships'],
    ['?cardNum=STM0042&vessel_view=true', 'vessel'],
    ['?vessel_view=true', 'vessel'],
    ['?cardNum=STM0042&tab=activity', 'activity'],
  ] as const)('of a vessel: "%s" opens %s', (search, tab) => expect(vesselTabOf(search)).toBe(tab));

  it('have an address, the first one the plain one', () => {
    expect(boaterTabs.map((tab) => searchOfTab(tab, boaterTabs))).toEqual([
      '',
      '?tab=documents',
      '?tab=memberships',
      '?tab=activity',
      '?tab=messages',
    ]);
  });
});

describe('the form of a person', () => {
  it('shows unknown values as empty texts and the birthday as people write it', () => {
    expect(values).toMatchObject({ first_name: 'Inès', address: '', birthday: '14/07/1984' });
  });

  it('sends what was changed, trimmed', () => {
    expect(changedValues(values, { ...values, phone: ' +33-698765432 ', address: 'Quai 1' })).toEqual({
      phone: '+33-698765432',
      address: 'Quai 1',
    });
    expect(changedValues(values, values)).toEqual({});
  });

  it('checks the fields by the rules of the contract, but for the mail address', () => {
    const codes = (more: object) =>
      personSchema(boater)
        .safeParse({ ...values, ...more })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(codes({})).toBeUndefined();
    expect(codes({ email: 'not checked here' })).toBeUndefined();
    expect(codes({ phone: '+33 6', first_name: '1', birthday: '31/13/1899' })).toEqual(
      expect.arrayContaining(['phone', 'first_name', 'birthday']),
    );
  });

  it('leaves a masked phone number alone', () => {
    expect(personSchema({ phone: '+***********' }).safeParse({ ...values, phone: '+***********' }).success).toBe(true);
  });

  it('shows the boater of a page on the card', () => {
    const erased = { ...page, boater: { ...boater, first_name: null, email: null, language: null }, memberships: [] };
    expect(shownBoater(erased)).toMatchObject({ first_name: '', email: '', language: 'en', tem_member: false });
    expect(shownBoater(page)).toMatchObject({ first_name: 'Inès', tem_member: true });
  });
});

describe('the activity', () => {
  it('has stays, messages and cards, the newest first, without service messages', () => {
    const [message] = messageApi.reservation.answer.parse(messageApi.reservation.example.answer).unread;
    const [visit] = cardApi.visits.answer.parse(cardApi.visits.example.answer).items;
    const told = { ...message!, id: 'told', isService: true };
    const activities = activitiesOf({
      stays: [{ ...exampleRow, party: null, updated_at: '2027-05-03T10:00:00.000Z' }],
      messages: [{ ...message!, created_at: '2027-08-01T10:00:00.000Z' }, told],
      visits: [{ card_number: 'STM0042', visit: visit! }],
    });
    expect(activities.map(({ kind }) => kind)).toEqual(['messages', 'cards', 'stays']);
  });
});
