import { Navigate } from 'react-router-dom';
import { useMenu } from '../menu/menu-context.js';
import { landing } from './landing.js';

/** `/`: redirects to the first screen of this person's menu. */
export function Component() {
  return <Navigate to={landing(useMenu())} replace />;
}
