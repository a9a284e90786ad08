import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { WorkCommand } from '../../platform/long-work/long-work.js';
import { campaignWork, type CampaignWork, sentOn } from './campaign.js';
import type { CampaignEvent } from './campaign-events.js';

type CampaignCommand = WorkCommand<CampaignWork>;

const given = specificationOf(campaignWork);
const AT = '2027-07-03T08:00:00.000Z';
const about = { marina_id: 'marina', screen_type: 'REVENUE_PLANNING' as const };
const begin = (campaign_id: string, day = '2027-07-03', recipients = 3): CampaignCommand => ({
  type: 'Begin',
  begun: { campaign_id, day, recipients, ...about },
});
const advance = (from: number, mailed: string[], refused = 0, skipped = 0): CampaignCommand => ({
  type: 'Advance',
  id: 'one',
  from,
  report: { mailed, refused, skipped },
});
const historyOf = (...commands: CampaignCommand[]): CampaignEvent[] =>
  commands.reduce<CampaignEvent[]>((events, command) => [...events, ...given(events).when(command, AT).events()], []);

describe('a campaign', () => {
  it('is refused without recipients', () => {
    given([])
      .when(begin('one', '2027-07-03', 0), AT)
      .thenRefused('CAMPAIGN_HAS_NOBODY');
  });

  it('is over once every recipient was dealt with', () => {
    const history = historyOf(begin('one'), advance(0, ['a']));
    given(history)
      .when(advance(1, ['b'], 1), AT)
      .then(
        { type: 'CampaignAdvanced', data: { mailed: ['b'], refused: 1 } },
        { type: 'CampaignFinished', data: { sent: 2 } },
      );
  });

  it('counts a part once, however often it is reported', () => {
    const history = historyOf(begin('one'), advance(0, ['a', 'b']));
    given(history)
      .when(advance(0, ['a', 'b']), AT)
      .then();
    expect(given(history).state.latest?.done).toBe(2);
  });

  it('goes out once a day of the calendar', () => {
    const running = historyOf(begin('one'));
    given(running).when(begin('two'), AT).thenRefused('CAMPAIGN_SENT_TODAY');
    const over = historyOf(begin('one'), advance(0, ['a', 'b', 'c']));
    given(over).when(begin('two'), AT).thenRefused('CAMPAIGN_SENT_TODAY');
    given(over)
      .when(begin('two', '2027-07-04'), AT)
      .then({ type: 'CampaignBegun', data: { campaign_id: 'two' } });
  });

  it('that reached nobody does not use up the day', () => {
    const refused = historyOf(begin('one'), advance(0, [], 3));
    expect(sentOn(given(refused).state.latest, '2027-07-03')).toBe(false);
    given(refused).when(begin('two'), AT).then({ type: 'CampaignBegun' });
  });

  it('waits for the one before, unless that made no progress for a day', () => {
    const running = historyOf(begin('one'));
    given(running).when(begin('two', '2027-07-04'), '2027-07-04T07:00:00.000Z').thenRefused('CAMPAIGN_RUNNING');
    const dead = given(running).when(begin('two', '2027-07-04'), '2027-07-04T09:00:00.000Z');
    dead.then({ type: 'CampaignBegun' });
    // What is left of the first one changes nothing any more.
    given([...running, ...dead.events()])
      .when(advance(0, ['a']), AT)
      .then();
  });
});
