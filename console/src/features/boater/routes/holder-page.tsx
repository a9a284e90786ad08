import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { holderAbsenceCalls } from '../../../../../contracts/absences/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useConnection } from '../../../lib/realtime/connection.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { ASK_AGAIN_EVERY } from '../api/boater-topics.js';
import { usePageLanguage } from '../api/use-page-language.js';
import { BoaterShell } from '../components/boater-shell.js';
import { HolderAbsences } from '../components/holder-absences.js';
import { LinkProblemPage } from '../components/link-problem-page.js';
import { linkProblemOf } from '../model/link-problem.js';

/** `/away/:token`: a berth holder files, changes and withdraws absences. The token is the only credential. */
export function Component() {
  const { token = '' } = useParams();
  const { t } = useTranslation(['boater/absences', 'boater']);
  const { data, error, refetch, isFetching } = useLoad(holderAbsenceCalls.get, undefined, {
    topics: [{ topic: 'absences' }],
    token,
    refetchEvery: ASK_AGAIN_EVERY,
  });
  const offline = useConnection() === 'offline';
  const [language, setLanguage] = usePageLanguage(data?.language);
  const marina = data?.marina.name ?? null;
  const title = marina === null ? t('plainTitle') : t('title', { marina });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const closed = error !== null && linkProblemOf(error.error_type) === 'invalid';
  const shown = closed ? undefined : data;
  return (
    <BoaterShell marina={marina ?? t('plainTitle')} language={language} onLanguage={setLanguage}>
      {shown === undefined && error === null && (
        <div aria-label={t('loading')}>
          <LoadingLines lines={6} rowHeight={48} />
        </div>
      )}
      {shown === undefined && error !== null && (
        <LinkProblemPage problem={linkProblemOf(error.error_type)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {shown !== undefined && (offline || error !== null) && (
        <Banner tone="waiting" live>
          {offline ? t('boater:offlineNow') : t('boater:notUpdated')}
        </Banner>
      )}
      {shown !== undefined && <HolderAbsences page={shown} token={token} />}
    </BoaterShell>
  );
}
