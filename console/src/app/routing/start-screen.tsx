import { Navigate, Outlet } from 'react-router-dom';
import { useMenu } from '../menu/menu-context.js';
import { landing } from './landing.js';

/** `/`: the dashboard for those whose menu has it, otherwise the first screen of the menu. */
export function Component() {
  const start = landing(useMenu());
  return start === '/' ? <Outlet /> : <Navigate to={start} replace />;
}
