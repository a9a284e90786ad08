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

/** The reason why this user cannot import cards; null if they can (spec 2 §2). */
export function useSeveralHindrance({ tem, hindrance }: AddSeveralButtonProps): string | null {
  const { t } = useTranslation('customers');
  if (!tem) return t('addSeveralTemOnly');
  return hindrance === null ? null : t(`hindrance_${hindrance}`);
}

/** Opens the import of cards, or says who may import them. */
export function AddSeveralButton(props: AddSeveralButtonProps) {
  const { t } = useTranslation('customers');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<UploadIcon />} disabledReason={useSeveralHindrance(props)} onClick={() => setOpen(true)}>
        {t('addSeveral')}
      </Button>
      {open && <AddSeveralDialog onClose={() => setOpen(false)} />}
    </>
  );
}
