import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { subscriptionCalls } from '../../../../../contracts/campaigns/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { BrandMark } from '../../../ui/page/brand-mark.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '0 20px',
  backgroundColor: role.navigation.bg,
  color: role.navigation.on,
  '& p': { ...type.section, margin: 0, overflowWrap: 'anywhere' },
});
const Main = styled('main')({ maxWidth: 560, margin: '0 auto', padding: '32px 16px' });
const Box = styled('div')({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  padding: '24px 20px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  backgroundColor: role.surface,
  '& h1': { ...type.pageTitle, margin: 0 },
  '& p': { margin: 0, color: role.ink2, lineHeight: 1.5 },
});

/** `/unsubscribe/:token`: a reader stops the marina's marketing mails, or allows them again. Opening it changes nothing. */
export function Component() {
  const { t } = useTranslation('campaigns');
  const { token = '' } = useParams();
  const problemWords = useProblemWords();
  const load = useLoad(subscriptionCalls.show, { token }, { topics: [] });
  const change = useSend(subscriptionCalls.change, { onDone: () => void load.refetch() });
  const { data, error } = load;
  useEffect(() => {
    document.title = t('unsubscribeTitle');
  }, [t]);
  return (
    <>
      <Bar>
        <BrandMark />
        <p>{data?.marina ?? t('unsubscribeTitle')}</p>
      </Bar>
      <Main>
        <Box>
          {data === undefined && error === null && <LoadingLines lines={3} />}
          {data === undefined && error !== null && <LoadFailed load={load} />}
          {data !== undefined && (
            <>
              <h1>{data.subscribed ? t('unsubscribeTitle') : t('unsubscribedTitle')}</h1>
              <p aria-live="polite">
                {data.subscribed
                  ? t('unsubscribeText', { marina: data.marina })
                  : t('unsubscribedText', { marina: data.marina })}
              </p>
              {data.email !== '' && <p>{data.email}</p>}
              {change.error !== null && <p role="alert">{problemWords(change.error)}</p>}
              <Button
                kind={data.subscribed ? 'primary' : 'plain'}
                busy={change.isPending}
                onClick={() => void change.send({ token, subscribed: !data.subscribed })}
              >
                {data.subscribed ? t('unsubscribe') : t('subscribeAgain')}
              </Button>
            </>
          )}
        </Box>
      </Main>
    </>
  );
}
