import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import type { Call } from '../../../../../contracts/vocabulary/call.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { IntentKeys } from '../../../lib/api/intent-key.js';
import { refreshConcerned } from '../../../lib/api/topics.js';
import { settingsTopics } from './use-settings.js';

/**
 * Sends one section of the settings against a revision. The settings are read again afterwards, also when a colleague
 * was first. Rejects with an ApiError.
 */
export function useSaveSection() {
  const client = useQueryClient();
  const [keys] = useState(() => new IntentKeys());
  return useCallback(
    async <In>(route: Call<In, CommandReceipt>, body: In, revision: number): Promise<CommandReceipt> => {
      try {
        const receipt = await call(route, body, { commandId: keys.keyFor(body), revision });
        keys.done();
        return receipt;
      } catch (error) {
        if (error instanceof ApiError && error.stale) keys.done();
        throw error;
      } finally {
        refreshConcerned(client, settingsTopics);
      }
    },
    [client, keys],
  );
}
