import type { ReactNode } from 'react';
import type { Access } from '../../../../contracts/vocabulary/access.js';
import { useSession } from './session-context.js';

/** Whether the signed-in user may do what `access` asks, by the map that the server's guard uses. */
export function useMay(access: Access): boolean {
  return useSession().mayDo(access);
}

export interface MayProps {
  /** Of the route that the shown thing calls. */
  readonly access: Access;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to those who may. */
export function May({ access, otherwise = null, children }: MayProps) {
  return useMay(access) ? children : otherwise;
}
