import { useTranslation } from 'react-i18next';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import type { Campaign } from '../../../../../contracts/campaigns/campaign.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 14px 8px 0' },
  '& td': { padding: '10px 14px 10px 0', borderTop: `1px solid ${role.line}` },
  '& [data-number]': { textAlign: 'right' },
  [media.phone]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'block', borderTop: `1px solid ${role.line}`, padding: '10px 0' },
    '& td': { display: 'block', border: 0, padding: '2px 0' },
    '& [data-number]': { textAlign: 'left' },
  },
});

const defaults = { page: 1, page_size: 5 };

/** The campaigns that were sent, with what came of them. */
export function SentCard() {
  const { t } = useTranslation('campaigns');
  const { state, turnTo, showRows } = useListState(defaults);
  const page = Math.max(1, Math.trunc(state.page));
  const page_size = Math.min(100, Math.max(1, Math.trunc(state.page_size)));
  const list = usePagedLoad(
    campaignCalls.sent,
    { page, page_size },
    { turnTo, showRows },
    { topics: [{ topic: 'campaigns' }, { topic: 'absences' }, { topic: 'memberships' }] },
  );
  return (
    <Card>
      <Section title={t('whatWasSent')}>
        <LoadedRows
          list={list}
          loading={<LoadingLines lines={3} rowHeight={36} />}
          empty={<p style={{ margin: 0, color: role.ink2 }}>{t('nothingSent')}</p>}
        >
          {(items) => <Campaigns items={items} />}
        </LoadedRows>
      </Section>
      <ListPager list={list} above={page_size} />
    </Card>
  );
}

function Campaigns({ items }: { readonly items: readonly Campaign[] }) {
  const { t } = useTranslation('campaigns');
  const formats = useFormats();
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('trade:when')}</th>
            <th scope="col">{t('campaign')}</th>
            <th scope="col">{t('trade:by')}</th>
            <th scope="col" data-number>
              {t('emails')}
            </th>
            <th scope="col">{t('whatCameOfIt')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.campaign_id}>
              <td>{formats.instant(one.started_at)}</td>
              <td>
                <strong>{t(`title_${typeIn(one)}`)}</strong>
              </td>
              <td>{one.by ?? t('formerColleagueAlone')}</td>
              <td data-number>{formats.number(one.sent)}</td>
              <td>
                <Result campaign={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Result({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const formats = useFormats();
  const { status, done, recipients, sent, came_of_it } = campaign;
  if (status === 'RUNNING') {
    return (
      <>
        <StatusMark kind="waiting" /> {t('goingOut', { done: formats.number(done), all: formats.number(recipients) })}
      </>
    );
  }
  if (sent === 0) {
    return (
      <span style={{ color: role.wrong.on }}>
        <StatusMark kind="expired" /> {t('nobodyGotIt')}
      </span>
    );
  }
  return (
    <>
      <StatusMark kind={came_of_it === 0 ? 'expired' : 'booked'} />{' '}
      {t(`came_${typeIn(campaign)}`, { count: came_of_it })}
    </>
  );
}

function typeIn({ screen_type }: Campaign): CampaignType {
  const types = Object.entries(campaignTypes) as [CampaignType, string][];
  return types.find(([, section]) => section === screen_type)?.[0] ?? 'boater_connection';
}
