import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { KeyValues } from '../../ui/page/key-values.js';
import type { BelowMinimum } from './candidate-rules.js';

interface MinimumQuestionProps {
  /** Pier and number of the berth. */
  readonly berth: string;
  readonly below: BelowMinimum;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Staff confirm a berth for a boat that is below its minimum (spec 1 §5, 3 §4, `min_length_berth_allocationg`). */
export function MinimumQuestion({ berth, below, busy, onConfirm, onClose }: MinimumQuestionProps) {
  const { t } = useTranslation('entities/berth');
  const { metres } = useFormats();
  const { rule, boat, minimum } = below;
  return (
    <ConfirmDialog
      open
      title={t('minimumTitle')}
      confirm={t('minimumConfirm')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`keptFor_${rule}`, { berth })}</p>
      <KeyValues
        items={[
          { label: t('trade:berth'), value: berth },
          { label: t(`boat_${rule}`), value: metres(boat) },
          { label: t(`minimum_${rule}`), value: metres(minimum) },
        ]}
      />
    </ConfirmDialog>
  );
}
