import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { percentOf, sectionMarks, sectionState } from '../model/section-state.js';

const Choice = styled(Link)({
  display: 'grid',
  alignContent: 'start',
  gap: 10,
  minWidth: 0,
  padding: '16px 20px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  color: role.ink,
  textDecoration: 'none',
  fontWeight: 400,
  '&:hover': { borderColor: role.edge },
  '&[aria-current]': { borderColor: role.sea, boxShadow: `inset 0 0 0 1px ${role.sea}` },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
});
const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '6px 10px',
  '& > strong': text.section,
});
const Quiet = styled('span')({ color: role.ink2, fontSize: 13 });
const Figure = styled('span')({ color: role.ink2, '& strong': { fontSize: 22, color: role.ink, marginRight: 6 } });
const Bar = styled('span')({
  display: 'block',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: role.sunk,
});
const Fill = styled('span')({ display: 'block', height: '100%', backgroundColor: role.sea });

export const SECTION_TOPICS: readonly Topic[] = [
  { topic: 'campaigns' },
  { topic: 'customers' },
  { topic: 'memberships' },
  { topic: 'absences' },
];

/** One of the three sections; a click chooses it. */
export function SectionCard({ type, chosen }: { readonly type: CampaignType; readonly chosen: boolean }) {
  const { t } = useTranslation('campaigns');
  const formats = useFormats();
  const problemWords = useProblemWords();
  const body = { screen_type: campaignTypes[type] };
  const { data, error } = useLoad(campaignCalls.section, body, { topics: SECTION_TOPICS });
  const details = data?.screen_details;
  const state = details === undefined ? null : sectionState(details);
  const percent = details === undefined ? 0 : percentOf(details.metric);
  return (
    <Choice to={`?type=${type}`} aria-current={chosen ? 'true' : undefined}>
      <Head>
        <strong>{t(`title_${type}`)}</strong>
        {state !== null && <StatusChip kind={sectionMarks[state]} label={t(`state_${state}`)} />}
      </Head>
      <Quiet>{t(`lead_${type}`)}</Quiet>
      {details === undefined && error === null && <LoadingLines lines={2} rowHeight={22} />}
      {details === undefined && error !== null && <Quiet role="alert">{problemWords(error)}</Quiet>}
      {details !== undefined && (
        <>
          <Figure>
            <strong>{formats.number(details.metric.value)}</strong>
            {t(`metric_${type}`, { count: details.metric.of })}
          </Figure>
          <Bar
            role="meter"
            aria-label={t(`title_${type}`)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <Fill style={{ width: `${percent}%` }} />
          </Bar>
          <Quiet>
            {[
              t('toEmail', { count: details.residents_found }),
              details.previously_sent === null
                ? t('neverSent')
                : t('lastSent', { when: formats.instant(details.previously_sent) }),
            ].join(', ')}
          </Quiet>
        </>
      )}
    </Choice>
  );
}
