import type { ReactNode } from 'react';
import type { Access } from '../../../../contracts/vocabulary/access.js';
import { useSession } from './session-context.js';

/** Whether the signed-in user has the permission `access`, by the same map as the server's guard. */
export function useMay(access: Access): boolean {
  return useSession().mayDo(access);
}

export interface MayProps {
  /** The access of the route that the children call. */
  readonly access: Access;
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children only to users with the permission. */
export function May({ access, otherwise = null, children }: MayProps) {
  return useMay(access) ? children : otherwise;
}
