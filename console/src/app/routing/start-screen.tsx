import { Navigate } from 'react-router-dom';
import { useMenu } from '../menu/menu-context.js';
import { landing } from './landing.js';

/** `/`: leads to where this person's work begins. */
export function Component() {
  return <Navigate to={landing(useMenu())} replace />;
}
