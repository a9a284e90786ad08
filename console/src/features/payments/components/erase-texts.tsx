import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { moneyTopics } from '../model/topics.js';

/** The button that erases the texts of a day's cash-up for good, for users who manage the marina. */
export function EraseTexts({ date }: { readonly date: string }) {
  const { t } = useTranslation('payments');
  const mayErase = useMay(cashUpCalls.eraseTexts.access);
  const [asking, setAsking] = useState(false);
  if (!mayErase) return null;
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
        {t('eraseTexts')}
      </Button>
      {asking && <EraseTextsDialog date={date} onClose={() => setAsking(false)} />}
    </>
  );
}

function EraseTextsDialog({ date, onClose }: { readonly date: string; readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { dateLong } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { send, isPending, error } = useSend(cashUpCalls.eraseTexts, {
    topics: moneyTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('textsErased') });
      onClose();
    },
  });
  const submit = () => {
    setMissing(password === '');
    if (password !== '') void send({ date, password });
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('eraseTextsTitle', { date: dateLong(date) })}
      confirm={t('actions:eraseForGood')}
      busy={isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      <p>{t('eraseTextsBody')}</p>
      <OwnPasswordInput
        value={password}
        error={missing ? t('passwordFirst') : fieldProblem(error, 'password')}
        disabled={isPending}
        onChange={setPassword}
      />
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
