import { useTranslation } from 'react-i18next';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { useConflictWords } from './use-conflict-words.js';

interface ConflictBarProps {
  readonly conflict: ConflictDetail;
  readonly chosen: Remedy | null;
  /** A message goes out with the remedy. */
  readonly writes: boolean;
  readonly busy: boolean;
  /** Why nothing can be sent; null: it can. */
  readonly why: string | null;
  /** The chosen remedy asks the boater, and no message is written yet. */
  readonly unasked: boolean;
  readonly onSend: (remedy: Remedy) => void;
}

/** What changes, and the button that repeats the remedy. */
export function ConflictBar({ conflict, chosen, writes, busy, why, unasked, onSend }: ConflictBarProps) {
  const { t } = useTranslation('activity/conflicts');
  const formats = useFormats();
  const words = useConflictWords();
  const remind = conflict.remedies.find(({ choice }) => choice.kind === 'REMIND');
  const facts =
    chosen === null
      ? []
      : [
          {
            label:
              chosen.nights === null
                ? t('trade:plan')
                : formats.dateSpan(chosen.nights.start_date, chosen.nights.end_date),
            value: change(chosen),
          },
          { label: t('trade:price'), value: words.price(chosen) },
          { label: t('told'), value: words.told(chosen, writes) },
        ];
  function change({ stay, from, to }: Remedy): string {
    const labels = to.map(({ label }) => label).join(' + ');
    if (stay === null || to.length === 0) return t('planStays');
    return from === null
      ? t('getsBerth', { boat: words.boat(stay.boat), to: labels })
      : t('changesBerth', { boat: words.boat(stay.boat), from: from.label, to: labels });
  }
  return (
    <BottomBar label={t('whatChanges')} facts={facts}>
      {remind !== undefined && chosen?.choice.kind !== 'REMIND' && (
        <Button kind="quiet" disabledReason={why} onClick={() => onSend(remind)}>
          {t('remindAt', { time: 'until' in remind.choice ? formats.time(remind.choice.until) : '' })}
        </Button>
      )}
      {chosen !== null && (
        <Button
          kind={chosen.choice.kind === 'CANCEL' ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={
            why ?? (unasked ? t(chosen.choice.kind === 'KEEP_BOTH' ? 'reasonFirst' : 'messageFirst') : null)
          }
          onClick={() => onSend(chosen)}
        >
          {words.remedy(chosen, conflict)}
        </Button>
      )}
    </BottomBar>
  );
}
