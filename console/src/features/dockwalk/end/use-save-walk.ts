import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../ui/toast/toast-context.js';
import { WALK } from '../model/walk-address.js';
import type { Walk } from '../offline/use-walk.js';
import type { WalkConflicts } from './use-walk-conflicts.js';

/**
 * Saves the walk: first the choices of its conflicts, then the walk itself, which is stored on this device and sent
 * after all taps. Open differences stay with the desk.
 */
export function useSaveWalk(walk: Walk, conflicts: WalkConflicts) {
  const { t } = useTranslation('dockwalk');
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    for (const conflict of conflicts.items) {
      if (await conflicts.decide(conflict)) continue;
      // The page shows why; the walk stays open.
      setBusy(false);
      return;
    }
    const offline = walk.sending.offlineSince !== null;
    await walk.steps.save();
    setBusy(false);
    toast({ kind: 'done', text: t(offline ? 'walkSavedLater' : 'walkSaved') });
    void navigate(WALK);
  };
  return { save: () => void save(), busy };
}
