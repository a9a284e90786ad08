import { expect, it } from '@jest/globals';
import { marinaExample } from '../../../contracts/marinas/call-schemas.js';
import { marina } from '../../../contracts/marinas/marina.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { turnsGivenBy } from '../../../tests/fixtures/turns-given.js';
import type { QueryBus } from '../../platform/buses/buses.js';
import { SettableClock } from '../../platform/clock/clock.js';
import { type FoundBoater, SearchBoaters } from './boater-search.js';
import { CustomerReports } from './customer-reports.js';
import type { NextStays } from './next-stays.js';

const CUSTOMERS = 1_200;
const of = marina.parse({ ...marinaExample, association: { code: MEMBERSHIP_ASSOCIATION } });
const found = {
  boater: { id: 'b1', first_name: 'Ada', last_name: 'Quay', email: 'ada@example.org', phone: null },
  record_ids: ['b1'],
  vessels: [],
  memberships: [],
  last: { at: '2027-05-02T08:00:00.000Z' },
} as unknown as FoundBoater;

/** The reports of that many customers, whose reading takes no time. */
function reportsOf(count: number): CustomerReports {
  const answer = (query: unknown) => {
    if (!(query instanceof SearchBoaters)) return of;
    const { page, page_size } = query.input;
    const left = Math.max(0, count - (page - 1) * page_size);
    return { items: Array<FoundBoater>(Math.min(page_size, left)).fill(found), total: count };
  };
  return new CustomerReports(
    { execute: (query: unknown) => Promise.resolve(answer(query)) } as unknown as QueryBus,
    { of: () => Promise.resolve(new Map()) } as unknown as NextStays,
    new SettableClock('2027-05-02T08:00:00.000Z'),
  );
}

it('a report of many customers lets other requests be served', async () => {
  const input = { marina_id: of.id, relation_type: 'VISITOR', hide_contacts: false, language: 'en' } as const;
  const turns = await turnsGivenBy(async () => {
    const file = await reportsOf(CUSTOMERS).of(input);
    if (isRefusal(file)) throw new Error(file.code);
    expect(Buffer.from(file.content, 'base64').toString().split('\r\n')).toHaveLength(CUSTOMERS + 1);
  });
  expect(turns).toBeGreaterThan(CUSTOMERS);
});
