import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataCounts } from '../../../../../contracts/customers/erasing-call-schemas.js';
import { erasingCalls } from '../../../../../contracts/customers/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface EraseDialogProps {
  readonly boater_id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const gone = ['vessels', 'documents', 'messages'] as const satisfies readonly (keyof DataCounts)[];
const kept = ['stays', 'cards', 'absences'] as const satisfies readonly (keyof DataCounts)[];

/** Shows what goes and what stays, and asks for the password, before a person's data are erased for good. */
export function EraseDialog({ boater_id, name, onClose }: EraseDialogProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useLoad(erasingCalls.preview, { boater_id }, { topics: [{ topic: 'customers', ids: [boater_id] }] });
  const { send, isPending } = useSend(erasingCalls.erase, {
    topics: [
      { topic: 'customers' },
      { topic: 'vessels' },
      { topic: 'documents' },
      { topic: 'reservations' },
      { topic: 'messages' },
    ],
    onDone: () => {
      toast({ kind: 'done', text: t('erasedDone') });
      onClose();
    },
    onRefused: (error) => {
      const ofPassword = error.errors.some(({ path }) => path === 'password');
      setWrong(ofPassword ? t('passwordWrong') : null);
      setProblem(ofPassword ? null : problemWords(error));
    },
  });
  const submit = () => {
    setWrong(password === '' ? t('passwordFirst') : null);
    if (password !== '') void send({ boater_id, password });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('eraseTitle', { name })}
      confirm={t('actions:eraseForGood')}
      busy={isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      {preview.data === undefined && preview.error === null && <LoadingLines lines={3} rowHeight={28} />}
      {preview.data === undefined && preview.error !== null && <LoadFailed load={preview} />}
      <p>{t('eraseGoes')}</p>
      {preview.data !== undefined && <Counts counts={preview.data} of={gone} />}
      <p>{t('eraseStays')}</p>
      {preview.data !== undefined && <Counts counts={preview.data} of={kept} />}
      <OwnPasswordInput
        hint={t('yourPasswordHint')}
        value={password}
        error={wrong ?? undefined}
        disabled={isPending}
        onChange={setPassword}
      />
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

function Counts({ counts, of }: { readonly counts: DataCounts; readonly of: readonly (keyof DataCounts)[] }) {
  const { t } = useTranslation('boaters');
  return <p>{of.map((kind) => t(`count_${kind}`, { count: counts[kind] })).join(', ')}</p>;
}
