import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import type { DocumentType } from '../../../../../contracts/customers/vocabulary.js';
import { DOCUMENT_ACCEPT, type FileProblem, fileProblem } from '../../../entities/document/file-rules.js';
import { UploadProgress } from '../../../entities/document/upload-progress.js';
import { useUpload } from '../../../lib/api/use-upload.js';
import { Button } from '../../../ui/buttons/button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { UploadIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { unseen } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { type Adding, kindsOf, type Subject } from '../model/documents.js';

const FileBox = styled('div')({ display: 'grid', gap: 6, justifyItems: 'start', overflowWrap: 'anywhere' });
const Wrong = styled('p')({ margin: 0, color: role.wrong.on });

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
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [subject, setSubject] = useState(adding.subject);
  const [firstType] = useState<DocumentType>(adding.type ?? kindsOf(adding.subject)[0] ?? 'OTHER');
  const [type, setType] = useState(firstType);
  const [expires_on, setExpiresOn] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<FileProblem | 'none' | null>(null);
  const { state, start, retry, stop } = useUpload(documentCalls.create, {
    topics: [{ topic: 'documents' }, { topic: 'customers' }, { topic: 'vessels' }],
    onDone: () => {
      toast({ kind: 'done', text: t('documentAdded', { document: t(`document_${type}`) }) });
      onClose();
    },
  });
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(chosen);
    setProblem(fileProblem(chosen));
  };
  const submit = () => {
    if (file === null) setProblem('none');
    if (file === null || (problem !== null && problem !== 'none')) return;
    const { vessel_id } = subject;
    const of = vessel_id === null ? about : { vessel_id };
    const replaces = adding.replaces === undefined ? {} : { replaces: adding.replaces };
    start({ requested_type: type, ...of, ...replaces, ...(expires_on === null ? {} : { expires_on }) }, file);
  };
  const changeSubject = (chosen: string | null | undefined) => {
    const next = subjects.find(({ vessel_id }) => (vessel_id ?? PERSON) === chosen);
    if (next === undefined) return;
    setSubject(next);
    const kinds = kindsOf(next);
    if (!kinds.includes(type)) setType(kinds[0] ?? 'OTHER');
  };
  const replacing = adding.replaces !== undefined;
  const sending = state.is === 'sending';
  return (
    <FormDialog
      open
      title={t(replacing ? 'replaceDocument' : 'addDocument')}
      dirty={file !== null || expires_on !== null || type !== firstType || subject !== adding.subject}
      confirm={t(replacing ? 'replace' : 'addDocument')}
      busy={sending}
      onClose={onClose}
      onConfirm={submit}
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
      <SelectInput
        label={t('documentKind')}
        value={type}
        options={kindsOf(subject).map((value) => ({ value, label: t(`document_${value}`) }))}
        disabled={sending || replacing}
        onChange={(value) => setType(kindsOf(subject).find((kind) => kind === value) ?? type)}
      />
      <DateInput
        label={t('validUntil')}
        hint={t('validUntilHint')}
        value={expires_on}
        disabled={sending}
        onChange={(day) => setExpiresOn(day ?? null)}
      />
      <FileBox>
        <input
          ref={picker}
          type="file"
          accept={DOCUMENT_ACCEPT}
          aria-label={t('chooseFile')}
          tabIndex={-1}
          style={unseen}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button icon={<UploadIcon />} disabled={sending} onClick={() => picker.current?.click()}>
          {t(file === null ? 'chooseFile' : 'chooseOtherFile')}
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
    </FormDialog>
  );
}
