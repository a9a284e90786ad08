import { useCallback } from 'react';
import { sessionCalls } from '../../../../contracts/identity/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import type { Language } from '../../lib/i18n/language.js';
import { useSession } from '../../lib/session/session-context.js';

/** Saves a chosen language in the signed-in person's account. This browser stores it in any case. */
export function useSaveLanguage(): (language: Language) => void {
  const { status } = useSession();
  const { send } = useSend(sessionCalls.language);
  return useCallback(
    (language: Language) => {
      if (status === 'signed_in') void send({ language });
    },
    [status, send],
  );
}
