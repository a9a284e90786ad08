import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthDetail } from '../../../../../contracts/berths/berth-info.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Banner } from '../../../ui/page/banner.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { ResidencyDates } from './residency-dates.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

type Coming = NonNullable<BerthDetail['coming_resident']>;

/** The resident who has the berth next: the dates, and the button that removes a residency that has not begun. */
export function ComingResident({ resident }: { readonly resident: Coming }) {
  const { t } = useTranslation('inventory/berth');
  const { today } = useFormats();
  const boat = resident.vessel.name ?? t('trade:unnamedBoat');
  const { allocation_id, residency } = resident;
  return (
    <Section title={t('comingResident')}>
      <div>
        <b>{boat}</b>
        {resident.boater_name !== null && <Quiet>{resident.boater_name}</Quiet>}
      </div>
      <ResidencyDates residency={{ allocation_id, ...residency }} boat={boat}>
        {residency.start_date > today() && <RemoveResidency allocationId={allocation_id} boat={boat} />}
      </ResidencyDates>
    </Section>
  );
}

function RemoveResidency({ allocationId, boat }: { readonly allocationId: string; readonly boat: string }) {
  const { t } = useTranslation('inventory/berth');
  const may = useMay(availabilityCalls.endResidency.access);
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asked, setAsked] = useState(false);
  const { send, isPending, error, reset } = useSend(availabilityCalls.endResidency, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    onDone: () => {
      setAsked(false);
      toast({ kind: 'done', text: t('residencyRemoved', { boat }) });
    },
  });
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        disabledReason={may ? null : t('holderNoPermission')}
        onClick={() => {
          reset();
          setAsked(true);
        }}
      >
        {t('removeResidency')}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        title={t('removeResidencyTitle', { boat })}
        confirm={t('removeResidencyConfirm')}
        busy={isPending}
        onConfirm={() => void send({ allocation_id: allocationId })}
        onClose={() => setAsked(false)}
      >
        <p>{t('removeResidencyText', { boat })}</p>
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
      </ConfirmDialog>
    </>
  );
}
