import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { UploadIcon } from '../../../ui/icons.js';
import type { CreationHindrance } from '../model/creation-hindrance.js';

const AddSeveralDialog = lazyWithRetry(async () => (await import('./add-several-dialog.js')).AddSeveralDialog);

interface AddSeveralButtonProps {
  readonly tem: boolean;
  readonly hindrance: CreationHindrance | null;
}

/** Opens the import of cards, or says who may import them (spec 2 §2). */
export function AddSeveralButton({ tem, hindrance }: AddSeveralButtonProps) {
  const { t } = useTranslation('customers');
  const [open, setOpen] = useState(false);
  const reason = tem ? (hindrance === null ? null : t(`hindrance_${hindrance}`)) : t('addSeveralTemOnly');
  return (
    <>
      <Button icon={<UploadIcon />} disabledReason={reason} onClick={() => setOpen(true)}>
        {t('addSeveral')}
      </Button>
      {open && <AddSeveralDialog onClose={() => setOpen(false)} />}
    </>
  );
}
