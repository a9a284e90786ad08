import { useState } from 'react';
import { nameMarina } from '../../lib/api/session-token.js';
import { sessionCalls } from '../../../../contracts/identity/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useUser } from '../../lib/session/session-context.js';
import { useToast } from '../../ui/toast/toast-context.js';

interface MarinaSwitch {
  /** False: the server refused, which a notice says. */
  readonly change: (marina_id: string) => Promise<boolean>;
  /** Id of the marina that the user is changing to; null while no change is under way. */
  readonly changing: string | null;
}

/**
 * Changes the marina that the user works in. The console then starts again, so that no data of the old marina remains
 * on screen.
 */
export function useMarinaSwitch(startAnew: () => void = () => window.location.assign('/')): MarinaSwitch {
  const user = useUser();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [changing, setChanging] = useState<string | null>(null);
  const { send } = useSend(sessionCalls.switchMarina, {
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const change = async (marina_id: string) => {
    setChanging(marina_id);
    // An administrator has no marina of their own. Each of their calls names one.
    if (user.is_admin) nameMarina(marina_id);
    else if ((await send({ new_marina_id: marina_id })) === null) {
      setChanging(null);
      return false;
    }
    startAnew();
    return true;
  };
  return { change, changing };
}
