import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { DashboardScreen } from '../components/dashboard-screen.js';

/** Where work begins: the figures of the marina's day. */
export function Component() {
  return useMay(dashboardCalls.highlights.access) ? <DashboardScreen /> : <NoPermission />;
}
