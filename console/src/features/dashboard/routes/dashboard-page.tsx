import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { useUser } from '../../../lib/session/session-context.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { DashboardScreen } from '../components/dashboard-screen.js';

const AssociationScreen = lazyWithRetry(
  async () => (await import('../components/association-screen.js')).AssociationScreen,
);

/** Where work begins: the figures of the marina's day, or of the marinas of an association. */
export function Component() {
  const { association_manager } = useUser();
  const may = useMay(dashboardCalls.highlights.access);
  if (association_manager) return <AssociationScreen />;
  return may ? <DashboardScreen /> : <NoPermission />;
}
