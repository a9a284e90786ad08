import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import type { ShownParty } from '../../../../contracts/vocabulary/party-schemas.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useFieldProblem, useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import { useDone } from '../../ui/forms/use-done.js';
import { Quiet } from '../../ui/page/card-text.js';
import { draftOf, partyBody } from './party-draft.js';
import { PartyFields } from './party-fields.js';
import { usePartyWords } from './use-party-words.js';

/** A stay whose persons the desk records. */
export interface MannedStay {
  readonly reservation_id: string;
  readonly boat: string;
  readonly start_date: string;
  readonly party: ShownParty | null;
}

/** Staff record who is aboard. From the day of arrival on, what they enter is their count unless they say otherwise. */
export function PartyDialog({ stay, onClose }: { readonly stay: MannedStay; readonly onClose: () => void }) {
  const { t } = useTranslation('entities/aboard');
  const { today } = useFormats();
  const { words } = usePartyWords();
  const fieldProblem = useFieldProblem();
  const problemWords = useProblemWords();
  const done = useDone(onClose);
  const { reservation_id, boat, start_date, party } = stay;
  const here = start_date <= today();
  const [draft, setDraft] = useState(() => draftOf(party));
  const [counted, setCounted] = useState(here);
  const [touched, setTouched] = useState(false);
  const { send, isPending, error } = useSend(reservationCalls.party, {
    topics: [{ topic: 'reservations', ids: [reservation_id] }, { topic: 'traffic' }],
    onDone: (_, { party: sent }) =>
      done(
        t('recorded', {
          boat,
          party: words({ adults: sent.adults, children: sent.children ?? [], crew: sent.crew ?? 0 }),
        }),
      ),
  });
  const body = partyBody(draft);
  return (
    <FormDialog
      open
      title={t('dialogTitle', { boat })}
      confirm={t('actions:save')}
      dirty={touched}
      busy={isPending}
      problem={error === null || error.errors.length > 0 ? null : problemWords(error)}
      disabledReason={body === undefined ? t('sayAdults') : null}
      onConfirm={() => {
        if (body !== undefined) void send({ reservation_id, party: body, confirmed: counted });
      }}
      onClose={onClose}
    >
      <PartyFields
        draft={draft}
        onDraft={(typed) => {
          setTouched(true);
          setDraft(typed);
        }}
        problemOf={(path) => fieldProblem(error, `party.${path}`)}
        crewShown
        autoFocus
        disabled={isPending}
      />
      <TickInput
        look="check"
        label={t('counted')}
        hint={t('countedHint')}
        value={counted}
        disabled={isPending}
        onChange={(ticked) => setCounted(ticked === true)}
      />
      <Quiet>{t('priceFollows')}</Quiet>
    </FormDialog>
  );
}
