import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';

export interface Confirming {
  /** The requirements that the boater has not confirmed with an earlier answer. */
  readonly asked: readonly string[];
  readonly confirmed: readonly string[];
  /** Why the answer cannot be sent yet; null once each requirement is ticked. */
  readonly reason: string | null;
  readonly tick: (requirement: string, ticked: boolean) => void;
}

/** Collects what the boater confirms of the marina's requirements before accepting or paying. */
export function useConfirming(
  seen: Pick<BoaterReservation, 'requirements_of_marina' | 'confirmed_requirements'>,
): Confirming {
  const { t } = useTranslation('boater');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const asked = seen.requirements_of_marina.filter((text) => !seen.confirmed_requirements.includes(text));
  const confirmed = asked.filter((text) => ticked.includes(text));
  return {
    asked,
    confirmed,
    reason: confirmed.length === asked.length ? null : t('confirmFirst'),
    tick: (requirement, on) =>
      setTicked((before) => [...before.filter((text) => text !== requirement), ...(on ? [requirement] : [])]),
  };
}
