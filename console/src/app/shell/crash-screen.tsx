import { useRouteError } from 'react-router-dom';
import { CrashPage } from '../../ui/states/crash-page.js';

/** A page of ours broke. Both ways on load the console anew: what is in memory may be broken too. */
export function CrashScreen() {
  return (
    <CrashPage
      error={useRouteError()}
      onRefresh={() => window.location.reload()}
      onMainPage={() => window.location.assign('/')}
    />
  );
}
