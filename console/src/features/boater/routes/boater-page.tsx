import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TimeZoneContext } from '../../../lib/format/use-formats.js';
import { useConnection } from '../../../lib/realtime/connection.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useBoaterView } from '../api/use-boater-view.js';
import { usePageLanguage } from '../api/use-page-language.js';
import { BoaterReservationView } from '../components/boater-reservation-view.js';
import { BoaterShell } from '../components/boater-shell.js';
import { LinkProblemPage } from '../components/link-problem-page.js';
import { isClosed, linkProblemOf } from '../model/link-problem.js';

/** `/r/:token` is the page behind the link in each mail to a boater. The token is the only credential. */
export function Component() {
  const { token = '' } = useParams();
  const { t } = useTranslation('boater');
  const { data: view, error, refetch, isFetching } = useBoaterView(token);
  const offline = useConnection() === 'offline';
  const [language, setLanguage] = usePageLanguage(view?.boater.language);
  const marina = view?.marina.name ?? null;
  const title = marina === null ? t('plainTitle') : t('pageTitle', { marina });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const shell = { marina, language, onLanguage: setLanguage };

  // If the link is withdrawn while the page is open, the page no longer shows the reservation.
  const closed = error !== null && isClosed(linkProblemOf(error.error_type));
  if (view === undefined || closed) {
    return (
      <BoaterShell {...shell}>
        {error === null ? (
          <div aria-label={t('loading')}>
            <LoadingLines lines={8} rowHeight={48} />
          </div>
        ) : (
          <LinkProblemPage problem={linkProblemOf(error.error_type)} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </BoaterShell>
    );
  }
  const outdated = offline || error !== null;
  return (
    <TimeZoneContext value={view.marina.time_zone}>
      <BoaterReservationView
        key={view.id}
        view={view}
        token={token}
        refetch={refetch}
        frame={(content, actions) => (
          <BoaterShell {...shell} actions={actions}>
            {outdated && (
              <Banner tone="waiting" live>
                {offline ? t('offlineNow') : t('notUpdated')}
              </Banner>
            )}
            {content}
          </BoaterShell>
        )}
      />
    </TimeZoneContext>
  );
}
