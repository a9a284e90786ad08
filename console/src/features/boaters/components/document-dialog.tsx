import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { documentType } from '../../../../../contracts/customers/document.js';
import { calendarDate } from '../../../../../contracts/vocabulary/dates-schemas.js';
import { DOCUMENT_ACCEPT, type FileProblem, fileProblem } from '../../../entities/document/file-rules.js';
import { UploadProgress } from '../../../entities/document/upload-progress.js';
import { useUpload } from '../../../lib/api/use-upload.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { Button } from '../../../ui/buttons/button.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { UploadIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { unseen } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type Adding, kindsOf, type Subject } from '../model/documents.js';

const FileBox = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', overflowWrap: 'anywhere' });
const Wrong = styled('p')({ margin: 0, color: role.wrong.on });

/** The fields of the call that the form has. Null as the last day: the document has no end. */
const documentFields = z.object({
  requested_type: documentType,
  expires_on: calendarDate.nullable(),
});

/** The choice of the boater beside those of the boats. */
const PERSON = 'person';

interface DocumentDialogProps {
  readonly about: { readonly boater_id: string } | { readonly vessel_id: string };
  readonly subjects: readonly [Subject, ...Subject[]];
  readonly adding: Adding;
  readonly onClose: () => void;
}

/** Puts a file on record: what it is, whose it is and until when it is valid. */
export function DocumentDialog({ about, subjects, adding, onClose }: DocumentDialogProps) {
  const { t } = useTranslation(['boaters', 'entities/document']);
  const done = useDone(onClose);
  const picker = useRef<HTMLInputElement>(null);
  const [subject, setSubject] = useState(adding.subject);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | 'none' | null>(null);
  const { state, start, retry, stop } = useUpload(documentCalls.create, {
    topics: [{ topic: 'documents' }, { topic: 'customers' }, { topic: 'vessels' }],
    onDone: () => done(t('documentAdded', { document: t(`document_${form.getValues('requested_type')}`) })),
  });
  const sending = state.is === 'sending';
  const { replaces } = adding;
  const replacing = replaces !== undefined;
  const form = useDialogForm(documentFields, {
    initial: { requested_type: adding.type ?? kindsOf(adding.subject)[0] ?? 'OTHER', expires_on: null },
    sending: { isPending: sending, error: null },
    send: ({ requested_type, expires_on }) => {
      if (file === null) setProblem('none');
      if (file === null || (problem !== null && problem !== 'none')) return;
      const { vessel_id } = subject;
      const of = vessel_id === null ? about : { vessel_id };
      start(
        { requested_type, ...of, ...(replacing ? { replaces } : {}), ...(expires_on === null ? {} : { expires_on }) },
        file,
      );
    },
  });
  const { control } = form;
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(chosen);
    setProblem(fileProblem(chosen));
  };
  const changeSubject = (chosen: string | null | undefined) => {
    const next = subjects.find(({ vessel_id }) => (vessel_id ?? PERSON) === chosen);
    if (next === undefined) return;
    setSubject(next);
    const kinds = kindsOf(next);
    const kind = form.getValues('requested_type');
    if (!kinds.includes(kind)) form.change('requested_type', kinds[0] ?? 'OTHER');
  };
  return (
    <DialogForm
      form={form}
      title={t(replacing ? 'replaceDocument' : 'addDocument')}
      dirty={file !== null || subject !== adding.subject}
      confirm={t(replacing ? 'actions:replace' : 'addDocument')}
      onClose={onClose}
    >
      {subjects.length > 1 && !replacing && (
        <SelectInput
          label={t('documentSubject')}
          value={subject.vessel_id ?? PERSON}
          options={subjects.map(({ vessel_id, name }) => ({ value: vessel_id ?? PERSON, label: name }))}
          disabled={sending}
          onChange={changeSubject}
        />
      )}
      <SelectField
        control={control}
        name="requested_type"
        label={t('trade:document')}
        options={kindsOf(subject).map((value) => ({ value, label: t(`document_${value}`) }))}
        disabled={sending || replacing}
      />
      <DateField
        control={control}
        name="expires_on"
        label={t('validUntil')}
        hint={t('validUntilHint')}
        disabled={sending}
      />
      <FileBox>
        <input
          ref={picker}
          type="file"
          accept={DOCUMENT_ACCEPT}
          aria-label={t('actions:chooseFile')}
          tabIndex={-1}
          style={unseen}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} disabled={sending} onClick={() => picker.current?.click()}>
          {t(file === null ? 'actions:chooseFile' : 'actions:chooseAnotherFile')}
        </Button>
        {file !== null && <span>{file.name}</span>}
        <Quiet>{t('entities/document:fileLimits')}</Quiet>
        {problem !== null && (
          <Wrong role="alert">
            {problem === 'none' ? t('fileFirst') : t(`entities/document:fileProblem_${problem}`)}
          </Wrong>
        )}
      </FileBox>
      <UploadProgress state={state} onRetry={retry} onStop={stop} />
    </DialogForm>
  );
}
