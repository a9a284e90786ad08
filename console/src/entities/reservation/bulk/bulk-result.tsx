import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import type { BulkMove, TickedRow } from './bulk-move.js';
import { BulkOutcomes } from './bulk-outcomes.js';
import type { BulkOutcome } from './use-bulk-run.js';

interface BulkResultProps {
  move: BulkMove;
  rows: readonly TickedRow[];
  outcomes: readonly BulkOutcome[];
  busy: boolean;
  title: string;
  onTryAgain: (rows: readonly TickedRow[]) => void;
  onClose: () => void;
}

/** Says what became of each reservation; what was refused can be tried again. */
export function BulkResult({ move, rows, outcomes, busy, title, onTryAgain, onClose }: BulkResultProps) {
  const { t } = useTranslation('entities/reservation/bulk');
  const refused = outcomes.filter(({ error }) => error !== null).map(({ row }) => row);
  const actions = (
    <>
      {refused.length > 0 && <Button onClick={() => onTryAgain(refused)}>{t('actions:tryAgain')}</Button>}
      <Button kind="primary" onClick={onClose} autoFocus>
        {t('actions:close')}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} busy={busy} onClose={onClose} actions={!busy && actions}>
      <BulkOutcomes {...{ move, rows, outcomes, busy }} />
    </Dialog>
  );
}
