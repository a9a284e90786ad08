import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { SetSwitch } from '../../../ui/fields/set-switch.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { berthsSwitched, pierSwitchState } from '../model/pier-switch.js';
import { AskSupport, type Support, supportOf } from './ask-support.js';

/** Instant booking of a pier, which its berths take over. A click asks first, with the number of berths. */
export function PierInstant({ pier }: { pier: PierRecord }) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const problemWords = useProblemWords();
  const mayEdit = useMay(berthCalls.updatePier.access);
  const [asked, setAsked] = useState<boolean | null>(null);
  const [support, setSupport] = useState<Support | null>(null);
  const { send, isPending } = useSend(berthCalls.updatePier, {
    topics: [{ topic: 'berths' }],
    revision: () => pier.revision,
    onRefused: (error) => {
      const asks = supportOf(error);
      setSupport(asks);
      if (asks !== null) return;
      toast({ kind: 'wrong', text: problemWords(error) });
      setAsked(null);
    },
    onDone: () => setAsked(null),
  });
  const save = async (instant_booking: boolean) => {
    const { id, name, berth_sizes } = pier;
    await send({ pier: { id, name, berth_sizes, instant_booking } });
  };
  const state =
    pier.number_of_berths === 0
      ? pier.instant_booking
        ? 'all'
        : 'none'
      : pierSwitchState(pier.instant_booking_berths, pier.number_of_berths);
  return (
    <>
      <SetSwitch
        label={t('switchPier_instant_booking', { pier: pier.name })}
        state={state}
        disabledReason={mayEdit ? null : t('mayNotEdit')}
        onChange={setAsked}
      />
      {asked !== null && (
        <ConfirmDialog
          open
          title={t(`pierSwitchTitle_${asked ? 'on' : 'off'}`, { what: t('bulk_instant_booking'), pier: pier.name })}
          confirm={t(`pierSwitchConfirm_${asked ? 'on' : 'off'}`, {
            count: berthsSwitched({ berths: pier.number_of_berths }, pier.instant_booking_berths, asked),
          })}
          busy={isPending}
          disabledReason={support === null ? null : t('askSupport')}
          onConfirm={() => void save(asked)}
          onClose={() => {
            setAsked(null);
            setSupport(null);
          }}
        >
          <p>{t('instantPassedOn')}</p>
          {support !== null && <AskSupport {...support} />}
        </ConfirmDialog>
      )}
    </>
  );
}
