import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ShownCard } from '../model/shown-card.js';

/** Sends the card to its holder; another address replaces the one on record, where customers are editable. */
export function ResendButton({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const may = useMay(cardCalls.resend.access);
  const [open, setOpen] = useState(false);
  const archived = shown.card.status === 'archived';
  const reason = !may ? t('hindrance_noEditor') : archived ? t('hindrance_archived') : null;
  return (
    <>
      <Button disabledReason={reason} onClick={() => setOpen(true)}>
        {t('resendCard')}
      </Button>
      {open && <ResendDialog shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResendDialog({ shown, onClose }: { readonly shown: ShownCard; readonly onClose: () => void }) {
  const { t } = useTranslation(['memberships', 'entities/boater']);
  const toast = useToast();
  const words = useFieldWordsOfPage();
  const problemWords = useProblemWords();
  const locked = useMarina().marina_settings.permissions.editable_lite !== true;
  const known = shown.membership.boater?.email ?? '';
  const [email, setEmail] = useState(known);
  const [error, setError] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isPending } = useSend(cardCalls.resend, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }],
    onDone: () => {
      toast({ kind: 'done', text: t('cardSent', { number: shown.card.card_number }) });
      onClose();
    },
    onRefused: (refused) => {
      const field = refused.errors.find(({ path }) => path === 'email');
      if (field === undefined) setProblem(problemWords(refused));
      else setError(words(field.code));
    },
  });
  const typed = email.trim();
  const submit = () => {
    setProblem(null);
    setError(undefined);
    void send({ customer_id: shown.id, ...(typed === '' || typed === known ? {} : { email: typed }) });
  };
  return (
    <FormDialog
      open
      title={t('sendAgain')}
      dirty={email !== known}
      confirm={t('sendCard')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={submit}
    >
      {locked ? (
        <>
          <p>{known === '' ? t('officeReceives') : known}</p>
          <Quiet>{t('entities/boater:editHindrance_marinaWithout')}</Quiet>
        </>
      ) : (
        <TextInput
          label={t('email')}
          type="email"
          inputMode="email"
          value={email}
          onChange={(text) => setEmail(text ?? '')}
          hint={typed === '' ? t('officeReceives') : t('changesEmail')}
          error={error}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
