import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { CrashPage } from '../../ui/states/crash-page.js';

/**
 * Shown when a page of the console crashed. Both buttons reload the console, because the state in memory may be corrupt.
 */
export function CrashScreen() {
  const error = useRouteError();
  useEffect(() => {
    // The report loads only when needed; if that fails, the log can still be downloaded.
    void import('./report-crash.js').then(({ reportCrash }) => reportCrash(error)).catch(() => undefined);
  }, [error]);
  return (
    <CrashPage
      error={error}
      onRefresh={() => window.location.reload()}
      onMainPage={() => window.location.assign('/')}
    />
  );
}
