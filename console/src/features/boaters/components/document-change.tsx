import { useTranslation } from 'react-i18next';
import type { PersonDocument } from '../../../../../contracts/customers/document.js';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { documentSchemas } from '../../../../../contracts/customers/document-call-schemas.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useSend } from '../../../lib/api/use-send.js';
import { bodyOf } from '../../../lib/forms/body-of.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { Banner } from '../../../ui/page/banner.js';

interface DocumentChangeProps {
  readonly document: PersonDocument;
  /** Kind and owner of the document. */
  readonly name: string;
  readonly change: 'expiry' | 'delete';
  readonly onClose: () => void;
}

const topics: readonly Topic[] = [{ topic: 'documents' }, { topic: 'customers' }, { topic: 'vessels' }];

/** Changes the last day of a document, or deletes it after a question. */
export function DocumentChange({ change, ...props }: DocumentChangeProps) {
  return change === 'delete' ? <DeleteDocument {...props} /> : <ChangeExpiry {...props} />;
}

type ChangeProps = Omit<DocumentChangeProps, 'change'>;

function DeleteDocument({ document, name, onClose }: ChangeProps) {
  const { t } = useTranslation('boaters');
  const problemWords = useProblemWords();
  const done = useDone(onClose);
  const { send, isPending, error } = useSend(documentCalls.delete, {
    topics,
    onDone: () => done(t('documentDeleted')),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('deleteDocumentTitle', { document: name })}
      confirm={t('actions:delete')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ attachment_id: document.id })}
    >
      <p>{t('deleteDocumentText', { name: document.name })}</p>
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

function ChangeExpiry({ document, name, onClose }: ChangeProps) {
  const { t } = useTranslation('boaters');
  const done = useDone(onClose);
  const sending = useSend(documentCalls.update, { topics, onDone: () => done(t('saved')) });
  const form = useDialogForm(bodyOf(documentSchemas.update), {
    initial: { attachment_id: document.id, expires_on: document.expires_on },
    sending,
    send: sending.send,
  });
  return (
    <DialogForm
      form={form}
      title={t('changeExpiryTitle', { document: name })}
      confirm={t('actions:save')}
      onClose={onClose}
    >
      <DateField
        control={form.control}
        name="expires_on"
        label={t('validUntil')}
        hint={t('validUntilHint')}
        autoFocus
      />
    </DialogForm>
  );
}
