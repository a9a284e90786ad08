import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonDocument } from '../../../../../contracts/customers/document.js';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface DocumentChangeProps {
  readonly document: PersonDocument;
  /** Kind and owner of the document. */
  readonly name: string;
  readonly change: 'expiry' | 'delete';
  readonly onClose: () => void;
}

/** Changes the last day of a document, or deletes it after a question. */
export function DocumentChange({ document, name, change, onClose }: DocumentChangeProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [expires_on, setExpiresOn] = useState(document.expires_on);
  const options = (done: string) => ({
    topics: [{ topic: 'documents' as const }, { topic: 'customers' as const }, { topic: 'vessels' as const }],
    onDone: () => {
      toast({ kind: 'done', text: done });
      onClose();
    },
  });
  const update = useSend(documentCalls.update, options(t('saved')));
  const remove = useSend(documentCalls.delete, options(t('documentDeleted')));
  const { error } = change === 'expiry' ? update : remove;
  const problem = error === null ? null : problemWords(error);
  if (change === 'delete') {
    return (
      <ConfirmDialog
        open
        danger
        title={t('deleteDocumentTitle', { document: name })}
        confirm={t('deleteDocument')}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => void remove.send({ attachment_id: document.id })}
      >
        <p>{t('deleteDocumentText', { name: document.name })}</p>
        {problem !== null && (
          <Banner tone="wrong" live>
            {problem}
          </Banner>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <FormDialog
      open
      title={t('changeExpiryTitle', { document: name })}
      dirty={expires_on !== document.expires_on}
      confirm={t('save')}
      busy={update.isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void update.send({ attachment_id: document.id, expires_on })}
    >
      <DateInput
        label={t('validUntil')}
        hint={t('validUntilHint')}
        value={expires_on}
        onChange={(day) => setExpiresOn(day ?? null)}
        autoFocus
      />
    </FormDialog>
  );
}
