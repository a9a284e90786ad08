import { useTranslation } from 'react-i18next';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import type { Campaign } from '../../../../../contracts/campaigns/campaign.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
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
  const problemWords = useProblemWords();
  const { state, set } = useListState(defaults);
  const page = Math.max(1, Math.trunc(state.page));
  const page_size = Math.min(100, Math.max(1, Math.trunc(state.page_size)));
  const load = useLoad(
    campaignCalls.sent,
    { page, page_size },
    { topics: [{ topic: 'campaigns' }, { topic: 'absences' }, { topic: 'memberships' }], keepPrevious: true },
  );
  return (
    <Card>
      <Section title={t('whatWasSent')}>
        <NotRefreshed load={load} />
        {load.data === undefined && load.error !== null && (
          <ErrorState text={problemWords(load.error)} busy={load.isFetching} onRetry={() => void load.refetch()} />
        )}
        {load.data === undefined && load.error === null && <LoadingLines lines={3} rowHeight={36} />}
        {load.data?.total === 0 && <p style={{ margin: 0, color: role.ink2 }}>{t('nothingSent')}</p>}
        {load.data !== undefined && load.data.items.length > 0 && <Campaigns items={load.data.items} />}
      </Section>
      {load.data !== undefined && load.data.total > page_size && (
        <Pager
          page={page}
          pageSize={page_size}
          total={load.data.total}
          onPage={(next) => set({ page: next }, { push: true })}
          onPageSize={(size) => set({ page_size: size })}
        />
      )}
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
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('campaign')}</th>
            <th scope="col">{t('by')}</th>
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
