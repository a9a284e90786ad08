import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { auditCalls } from '../../../../contracts/audit/calls.js';
import type { AuditEntry } from '../../../../contracts/audit/entry.js';
import { loadOptions, useLoad } from '../../lib/api/use-load.js';
import { useMay } from '../../lib/session/may.js';

export interface LastChange {
  readonly by: string;
  readonly at: string;
  /** The change with its author, for example "Approved by Maëlle Kervadec, staff". */
  readonly words: string;
}

function question(id: string) {
  const body = { reservation_id: id, page_size: 1 };
  return [auditCalls.ofReservation, body, { topics: [{ topic: 'reservations' as const, ids: [id] }] }] as const;
}

function lastOf(items: readonly AuditEntry[] | undefined): LastChange | null {
  const last = items?.[0];
  return last === undefined ? null : { by: last.actor.name, at: last.at, words: last.words };
}

/** The last change of a reservation; null where unknown. */
export function useLastChange(id: string, wanted: boolean): LastChange | null {
  const may = useMay(auditCalls.ofReservation.access);
  const [call, body, options] = question(id);
  const enabled = wanted && may;
  const { data } = useLoad(call, body, { ...options, enabled });
  return enabled ? lastOf(data?.items) : null;
}

/** Returns a function that loads the last change of a reservation; null where unknown. It never rejects. */
export function useAskLastChange(): (id: string) => Promise<LastChange | null> {
  const client = useQueryClient();
  const may = useMay(auditCalls.ofReservation.access);
  return useCallback((id: string) => (may ? loaded(client, id) : Promise.resolve(null)), [client, may]);
}

async function loaded(client: QueryClient, id: string): Promise<LastChange | null> {
  try {
    return lastOf((await client.query({ ...loadOptions(...question(id)), staleTime: 0 })).items);
  } catch {
    // The refusal is shown without it.
    return null;
  }
}
