import { expect, it } from '@jest/globals';
import { factDifferences } from '../../platform/audit-trail/fact-differences.js';
import type { CampaignEvent } from '../domain/campaign-events.js';
import { campaignAuditView as view } from './campaign-audit-view.js';

const at = '2027-05-01T08:00:00.000Z';
const of = (campaign_id: string) => ({ campaign_id, marina_id: 'm', screen_type: 'MARINA_TRAFFIC' as const, at });
const begun = (id: string, recipients: number, day: string): CampaignEvent => ({
  type: 'CampaignBegun',
  data: { ...of(id), recipients, day },
});
const advanced = (id: string, sent: number, refused: number): CampaignEvent => ({
  type: 'CampaignAdvanced',
  data: { ...of(id), mailed: Array.from({ length: sent }, (_, one) => `b${one}`), refused, skipped: 0 },
});
const finished = (id: string, sent: number): CampaignEvent => ({ type: 'CampaignFinished', data: { ...of(id), sent } });

it('the history of campaigns compares each campaign with itself, never with the one before it', () => {
  const scope = { marina_id: 'm', features: new Set<string>() };
  const events = [
    begun('one', 40, '2027-05-01'),
    advanced('one', 38, 2),
    finished('one', 38),
    begun('two', 7, '2027-05-02'),
    advanced('two', 7, 0),
    finished('two', 7),
  ];
  let state = view.initial();
  const shown = events.map((event) => {
    const before = view.facts(state, scope);
    state = view.evolve(state, event);
    return factDifferences(before, view.facts(state, scope), view.fields).map(({ field, of: row, from, to }) => ({
      what: `${field} of ${row?.id}`,
      from,
      to,
    }));
  });
  const number = (value: number) => ({ is: 'number', value });
  expect(shown).toEqual([
    [{ what: 'campaign_recipients of one', from: null, to: number(40) }],
    [],
    [
      { what: 'campaign_sent of one', from: null, to: number(38) },
      { what: 'campaign_refused of one', from: null, to: number(2) },
    ],
    [{ what: 'campaign_recipients of two', from: null, to: number(7) }],
    [],
    [{ what: 'campaign_sent of two', from: null, to: number(7) }],
  ]);
  expect(view.facts(state, scope).map(({ of: row }) => row?.name)).toEqual([
    ...Array.from({ length: 3 }, () => ({ is: 'date', date: '2027-05-01' })),
    ...Array.from({ length: 3 }, () => ({ is: 'date', date: '2027-05-02' })),
  ]);
});
