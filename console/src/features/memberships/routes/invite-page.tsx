import { useTranslation } from 'react-i18next';
import { invitationCalls } from '../../../../../contracts/memberships/calls.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { InviteForm } from '../components/invite-form.js';
import { ReferralCode } from '../components/referral-code.js';

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  borderTop: `1px solid ${role.line}`,
  '@media (max-width: 759px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div + div': { borderTop: `1px solid ${role.line}` },
  },
});

/** Berth holders are invited to the membership, by mail or with a code. */
export function Component() {
  return useMay(invitationCalls.info.access) ? <Invitations /> : <NoPermission />;
}

function Invitations() {
  const { t } = useTranslation('memberships');
  const tem = useMarina().association.code === MEMBERSHIP_ASSOCIATION;
  return (
    <Page title={t('inviteTitle')} back={{ to: '/memberships', label: t('backToMemberships') }}>
      {tem ? (
        <Card style={{ maxWidth: 960 }}>
          <InviteForm />
          <CodeAndMembers />
        </Card>
      ) : (
        <Banner tone="news">{t('noMemberships')}</Banner>
      )}
    </Page>
  );
}

function CodeAndMembers() {
  const { t } = useTranslation('memberships');
  const formats = useFormats();
  const problemWords = useProblemWords();
  const { data, error, refetch } = useLoad(invitationCalls.info, undefined, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }],
  });
  if (data === undefined) {
    return (
      <Section>
        {error === null ? (
          <LoadingLines lines={4} rowHeight={30} />
        ) : (
          <ErrorState text={problemWords(error)} onRetry={() => void refetch()} />
        )}
      </Section>
    );
  }
  return (
    <Halves>
      <div>
        <ReferralCode referral={data.referral} />
      </div>
      <div>
        <Section title={t('members')} level="label">
          <KeyValues
            items={[
              { label: t('berthHolders'), value: formats.number(data.berth_holders) },
              { label: t('invited'), value: formats.number(data.invited) },
              { label: t('joined'), value: formats.number(data.joined) },
            ]}
          />
        </Section>
      </div>
    </Halves>
  );
}
