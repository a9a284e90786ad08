import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComparedQuestion } from '../../../entities/stay-change/compared-with-others.js';
import { type OtherBerth, SHORTEST_REASON } from '../../../entities/stay-change/other-berths.js';
import { OtherBerthsOfBoat } from '../../../entities/stay-change/other-berths-of-boat.js';
import { Button } from '../../../ui/buttons/button.js';

interface KeepBothProps {
  readonly berths: readonly OtherBerth[];
  readonly asked: ComparedQuestion | null;
  readonly busy: boolean;
  /** Previews the change again with the reason. */
  readonly onReason: (reason: string) => void;
}

/** The other berths of the boat that a change would give a second one, and the reason with which it keeps both. */
export function KeepBoth({ berths, asked, busy, onReason }: KeepBothProps) {
  const { t } = useTranslation('entities/stay-change');
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <>
      <OtherBerthsOfBoat berths={berths} asked={asked} reason={reason} disabled={busy} onReason={setReason} />
      <Button busy={busy} disabled={given.length < SHORTEST_REASON} onClick={() => onReason(given)}>
        {t('keepBothPreview')}
      </Button>
    </>
  );
}
