import { mailOutboxCalls } from '../../../../contracts/operations/calls.js';
import { useLoad } from '../api/use-load.js';
import { useSession } from './session-context.js';

/** Whether this installation keeps its mails for staff to read; null until loaded, or without permission. */
export function useKeepsMails(): boolean | null {
  const { mayDo } = useSession();
  // The links in these mails let their reader act as the boater.
  const enabled = mayDo({ kind: 'staff', needs: { area: 'reservations', level: 'EDITOR' } });
  const { data, error } = useLoad(mailOutboxCalls.getall, { page_size: 1 }, { topics: [], enabled });
  if (data !== undefined) return true;
  if (!enabled) return false;
  return error?.status === 404 ? false : null;
}
