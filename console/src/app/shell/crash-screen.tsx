import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { CrashPage } from '../../ui/states/crash-page.js';

/** A page of ours broke. Both ways on load the console anew: what is in memory may be broken too. */
export function CrashScreen() {
  const error = useRouteError();
  useEffect(() => {
    // Loaded only then; where even that cannot be had, there is the log to download.
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
