import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { cardSchemas } from '../../../../../contracts/memberships/call-schemas.js';
import { email } from '../../../../../contracts/vocabulary/person.js';
import { useSend } from '../../../lib/api/use-send.js';
import { bodyOf } from '../../../lib/forms/body-of.js';
import { DialogForm } from '../../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../../ui/forms/use-dialog-form.js';
import { useDone } from '../../../ui/forms/use-done.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Quiet } from '../../../ui/page/card-text.js';
import type { ShownCard } from '../model/shown-card.js';

/** Without an address the office receives the card; the known one may be masked, and is not checked. */
const resendForm = (known: string) =>
  bodyOf(cardSchemas.resend).extend({ email: z.union([z.literal(['', known]), email]) });

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
  const done = useDone(onClose);
  const locked = useMarina().marina_settings.permissions.editable_lite !== true;
  const known = shown.membership.boater?.email ?? '';
  const sending = useSend(cardCalls.resend, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }],
    onDone: () => done(t('cardSent', { number: shown.card.card_number })),
  });
  const form = useDialogForm(resendForm(known), {
    initial: { customer_id: shown.id, email: known },
    sending,
    send: ({ customer_id, email: typed }) =>
      sending.send({ customer_id, ...(typed === '' || typed === known ? {} : { email: typed }) }),
  });
  return (
    <DialogForm form={form} title={t('sendAgain')} confirm={t('sendCard')} onClose={onClose}>
      {locked ? (
        <>
          <p>{known === '' ? t('officeReceives') : known}</p>
          <Quiet>{t('entities/boater:editHindrance_marinaWithout')}</Quiet>
        </>
      ) : (
        <TextField
          control={form.control}
          name="email"
          label={t('trade:email')}
          type="email"
          inputMode="email"
          hint={(form.typed('email') ?? '').trim() === '' ? t('officeReceives') : t('changesEmail')}
          autoFocus
        />
      )}
    </DialogForm>
  );
}
