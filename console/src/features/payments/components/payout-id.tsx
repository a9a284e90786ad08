import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** `po_1QmX…7kTe`; a click copies the whole id. */
export function PayoutId({ id }: { readonly id: string | null }) {
  const { t } = useTranslation('payments');
  const toast = useToast();
  if (id === null) return '–';
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    toast({ kind: 'done', text: t('copied', { id }) });
  };
  return (
    <Button
      kind="quiet"
      size="small"
      aria-label={t('copyPayout', { id })}
      onClick={(event) => {
        // The row around it is a link.
        event.preventDefault();
        event.stopPropagation();
        void copy().catch(() => toast({ kind: 'wrong', text: t('notCopied') }));
      }}
    >
      {id.length > 14 ? `${id.slice(0, 7)}…${id.slice(-4)}` : id}
    </Button>
  );
}
