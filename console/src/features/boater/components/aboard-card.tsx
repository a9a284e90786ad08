import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import { draftOf, partyBody } from '../../../entities/aboard/party-draft.js';
import { PartyFields } from '../../../entities/aboard/party-fields.js';
import { usePartyWords } from '../../../entities/aboard/use-party-words.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Stack } from '../../../ui/layout/stack.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import { BoaterCard, Quiet } from './boater-card.js';

/** Who is aboard: asked for, shown, and changed until the office has counted. */
export function AboardCard({ view, token }: { readonly view: BoaterReservation; readonly token: string }) {
  const { t } = useTranslation(['boater', 'entities/aboard']);
  const { said } = usePartyWords();
  const { party, may_tell_party: may } = view;
  const [changing, setChanging] = useState(false);
  if (party === null && !may) return null;
  const asks = may && (party === null || changing);
  return (
    <BoaterCard title={t('entities/aboard:title')}>
      {asks ? (
        <AboardForm view={view} token={token} onDone={() => setChanging(false)} />
      ) : (
        <>
          <p>{said(party)}</p>
          {party?.confirmed === true && <Quiet>{t('entities/aboard:countedWords')}</Quiet>}
          {may && (
            <div>
              <Button onClick={() => setChanging(true)}>{t('actions:change')}</Button>
            </div>
          )}
        </>
      )}
    </BoaterCard>
  );
}

interface AboardFormProps {
  readonly view: BoaterReservation;
  readonly token: string;
  readonly onDone: () => void;
}

function AboardForm({ view, token, onDone }: AboardFormProps) {
  const { t } = useTranslation(['boater', 'entities/aboard']);
  const { said } = usePartyWords();
  const toast = useToast();
  const fieldProblem = useFieldProblem();
  const problemWords = useProblemWords();
  const [draft, setDraft] = useState(() => draftOf(view.party));
  const { send, isPending, error } = useSend(boaterReservationCalls.complete, {
    token,
    topics: boaterTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('completed') });
      onDone();
    },
    onRefused: (refused) => {
      if (refused.errors.length === 0) toast({ kind: 'wrong', text: problemWords(refused) });
    },
  });
  const party = partyBody(draft);
  return (
    <>
      {view.party === null && <p>{said(null)}</p>}
      <Quiet>{t(view.party === null ? 'aboardWhy' : 'aboardPrice')}</Quiet>
      <Stack
        as="form"
        gap={12}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (party !== undefined) void send({ party });
        }}
      >
        <PartyFields
          draft={draft}
          onDraft={setDraft}
          problemOf={(path) => fieldProblem(error, `party.${path}`)}
          crewShown={(view.party?.crew ?? 0) > 0}
          disabled={isPending}
        />
        <div>
          <Button type="submit" kind="primary" busy={isPending} disabled={party === undefined}>
            {t('actions:send')}
          </Button>
        </div>
      </Stack>
    </>
  );
}
