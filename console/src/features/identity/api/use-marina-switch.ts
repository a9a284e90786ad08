import { useState } from 'react';
import { nameMarina } from '../../../lib/api/session-token.js';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useUser } from '../../../lib/session/session-context.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface MarinaSwitch {
  readonly change: (marinaId: string) => Promise<void>;
  /** The marina one is on the way to. */
  readonly changing: string | null;
}

/** Works in another marina from now on. The console starts anew, so that nothing of the old marina stays on screen. */
export function useMarinaSwitch(startAnew: () => void = () => window.location.assign('/')): MarinaSwitch {
  const user = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [changing, setChanging] = useState<string | null>(null);
  const { send } = useSend(sessionCalls.switchMarina, {
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const change = async (marinaId: string) => {
    setChanging(marinaId);
    // An administrator has no marina of their own: they name one with every call.
    if (user.is_admin) nameMarina(marinaId);
    else if ((await send({ new_marina_id: marinaId })) === null) {
      setChanging(null);
      return;
    }
    startAnew();
  };
  return { change, changing };
}
