import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { campaignCalls } from '../../../../../contracts/campaigns/calls.js';
import { type CampaignType, campaignTypes } from '../../../../../contracts/campaigns/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { styled } from '../../../ui/theme/styled.js';
import { AudienceCard } from '../components/audience-card.js';
import { MailCard } from '../components/mail-card.js';
import { SECTION_TOPICS, SectionCard } from '../components/section-card.js';
import { SentCard } from '../components/sent-card.js';
import { typeOf } from '../model/section-state.js';

const Sections = styled('nav')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
});
const Halves = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** `/memberships/grow_up?type=…`: the mails of the three sections of the membership marketing. */
export function Component() {
  return useMay(campaignCalls.section.access) ? <Marketing /> : <NoPermission />;
}

function Marketing() {
  const { t } = useTranslation('campaigns');
  const [params] = useSearchParams();
  const chosen = typeOf(params.get('type'));
  const types = Object.keys(campaignTypes) as CampaignType[];
  return (
    <Page
      title={t('trade:membershipMarketing')}
      back={{ to: '/memberships', label: t('backToMemberships') }}
      actions={<LinkButton to="/memberships/popeye-invite">{t('inviteBerthHolders')}</LinkButton>}
    >
      <Sections aria-label={t('trade:campaigns')}>
        {types.map((type) => (
          <SectionCard key={type} type={type} chosen={type === chosen} />
        ))}
      </Sections>
      <Chosen key={chosen} type={chosen} />
      <SentCard />
    </Page>
  );
}

function Chosen({ type }: { readonly type: CampaignType }) {
  const load = useLoad(campaignCalls.section, { screen_type: campaignTypes[type] }, { topics: SECTION_TOPICS });
  if (load.data === undefined) {
    return <Card>{load.error === null ? <LoadingLines lines={8} /> : <LoadFailed load={load} />}</Card>;
  }
  const details = load.data.screen_details;
  return (
    <Halves>
      <MailCard type={type} details={details} />
      <AudienceCard details={details} />
    </Halves>
  );
}
