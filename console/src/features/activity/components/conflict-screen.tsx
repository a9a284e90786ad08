import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { conflictCalls } from '../../../../../contracts/conflicts/calls.js';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { isWorded } from '../../../../../contracts/conflicts/rules/asks-boater.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { conflictTopics, useConflicts } from '../../../entities/conflict/use-conflicts.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { styled } from '../../../ui/theme/styled.js';
import { useSolved } from '../api/use-solved.js';
import { nextConflict, offered, remedyKey, rightSizes } from '../model/conflict-view.js';
import { ConflictBar } from './conflict-bar.js';
import { ConflictFacts, type SizeAnswer } from './conflict-facts.js';
import { ConflictPreview } from './conflict-preview.js';
import { ConflictSolved } from './conflict-solved.js';
import { ConflictTabs } from './conflict-tabs.js';
import { RemedyList, type RemedyDraft } from './remedy-list.js';
import { useConflictRefusal } from './use-conflict-refusal.js';
import { useConflictWords } from './use-conflict-words.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(250px, 300px) minmax(0, 1fr) minmax(280px, 344px)',
  gap: 16,
  alignItems: 'start',
  '@media (max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 344px)' },
  '@media (max-width: 1240px) and (min-width: 861px)': { '& > :nth-child(2)': { gridColumn: '1 / -1', order: -1 } },
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ConflictScreenProps {
  readonly conflict: ConflictDetail;
  readonly answer: SizeAnswer;
  readonly onAnswer: (answer: SizeAnswer) => void;
}

/** One conflict: what is wrong, the plan with and without the remedy, and the remedies. */
export function ConflictScreen({ conflict, answer, onAnswer }: ConflictScreenProps) {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const solved = useSolved();
  const navigate = useNavigate();
  const { permissions } = useMarina().marina_settings;
  const may = useMay(conflictCalls.resolve.access);
  const { data } = useConflicts();
  const items = data?.items ?? [];
  const { conflict_id } = conflict;
  const [key, setKey] = useState<string | null>(null);
  const [draft, setDraft] = useState<RemedyDraft | null>(null);
  const [shows, setShows] = useState<'now' | 'preview'>('preview');
  const [held, setHeld] = useState(false);
  const list = useRef<HTMLDivElement | null>(null);
  /** The title when the answer was sent: once it is solved, the conflict no longer names the boats. */
  const answered = useRef('');
  const remedies = offered(conflict.remedies, answer.source);
  const chosen = remedies.find((one) => remedyKey(one) === key) ?? remedies[0] ?? null;
  const chat = permissions.chat === true;
  const suggested = useSuggestedMessage(conflict);
  const current = draft ?? { message: suggested(chosen), until: null };

  useEffect(() => {
    list.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus({ preventScroll: true });
  }, [conflict_id]);

  const { send, isPending, error } = useSend(conflictCalls.resolve, {
    topics: conflictTopics,
    onDone: (_answer, { choice }) => {
      solved({ conflict_id, title: answered.current, choice });
      const next = nextConflict(items, conflict_id);
      void navigate(next === null ? '/activity' : conflictAddress(next.conflict_id));
    },
  });

  const resolve = (remedy: Remedy): void => {
    const { choice, stay } = remedy;
    const own = chosen !== null && remedyKey(chosen) === remedyKey(remedy);
    const worded = choice.kind === 'KEEP_BOTH' || (chat && stay !== null);
    const message = own && worded ? current.message : '';
    const until = own && current.until !== null && 'until' in choice ? { until: current.until } : {};
    const sizes = rightSizes(conflict, answer.source, answer.other);
    answered.current = words.title(conflict);
    void send({
      conflict_id,
      choice: { ...choice, ...until },
      ...(sizes === undefined ? {} : { sizes }),
      message,
    });
  };

  /** Space shows the present state as long as it is held, unless it presses a button or is typed. */
  const onSpace = (event: KeyboardEvent<HTMLElement>, down: boolean): void => {
    const { target, key: pressed } = event;
    if (pressed !== ' ' || !(target instanceof HTMLElement)) return;
    if (target.closest('button, textarea, select, a, input:not([type=radio])') !== null) return;
    event.preventDefault();
    setHeld(down);
  };

  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}
      onKeyDown={(event) => onSpace(event, true)}
      onKeyUp={(event) => onSpace(event, false)}
      onBlur={() => setHeld(false)}
    >
      <Page
        title={words.title(conflict)}
        back={{ to: '/activity', label: t('trade:arrivalsAndDepartures') }}
        actions={
          conflict.boat.reservation_id !== null && (
            <LinkButton kind="quiet" size="small" to={`/reservations/${conflict.boat.reservation_id}`}>
              {conflict.boat.view_id ?? t('actions:openReservation')}
            </LinkButton>
          )
        }
      >
        {items.length > 0 && <ConflictTabs items={items} current={conflict_id} />}
        <ConflictNotices conflict={conflict} error={error} />
        {conflict.solved !== null ? (
          <ConflictSolved solved={conflict.solved} next={nextConflict(items, conflict_id)} />
        ) : (
          <Columns>
            <ConflictFacts
              conflict={conflict}
              answer={answer}
              onAnswer={(given) => {
                setKey(null);
                setDraft(null);
                onAnswer(given);
              }}
            />
            <ConflictPreview conflict={conflict} remedy={chosen} shows={held ? 'now' : shows} onShow={setShows} />
            <div ref={list}>
              <RemedyList
                {...{ conflict, remedies, chosen }}
                draft={current}
                writes={chat && may}
                onChoose={(remedy) => {
                  setKey(remedyKey(remedy));
                  setDraft(null);
                }}
                onDraft={setDraft}
              />
            </div>
          </Columns>
        )}
      </Page>
      {conflict.solved === null && (
        <ConflictBar
          {...{ conflict, chosen }}
          writes={chat && current.message.trim() !== '' && chosen?.stay != null && chosen.choice.kind !== 'KEEP_BOTH'}
          unasked={chosen !== null && !isWorded(chosen.choice, current.message)}
          busy={isPending}
          why={may ? null : t('mayNot')}
          onSend={resolve}
        />
      )}
    </div>
  );
}

/** Until when the conflict waits, and why the last answer was refused. */
function ConflictNotices({
  conflict,
  error,
}: Pick<ConflictScreenProps, 'conflict'> & { readonly error: ApiError | null }) {
  const { t } = useTranslation('activity/conflicts');
  const { instant } = useFormats();
  const refusalWords = useConflictRefusal();
  const { state, waiting } = conflict;
  return (
    <>
      {state === 'WAITING' && waiting !== null && (
        <Banner tone="waiting">
          {t(waiting.kind === 'REMIND' ? 'remindedAt' : 'waitingFor', {
            until: instant(waiting.until),
            by: waiting.by ?? '',
          })}
        </Banner>
      )}
      {error !== null && (
        <Banner tone="wrong" live>
          {refusalWords(error)}
        </Banner>
      )}
    </>
  );
}

/** Returns the message to the boater that suits a remedy. */
function useSuggestedMessage(conflict: ConflictDetail): (remedy: Remedy | null) => string {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const { dateSpan } = useFormats();
  return (remedy: Remedy | null): string => {
    const { choice, stay } = remedy ?? {};
    if (choice === undefined || stay == null) return '';
    const own = { person: stay.person, boat: words.boat(stay.boat), berth: conflict.berth.label };
    if (choice.kind === 'ASK') return t(conflict.kind === 'LATE_DEPARTURE' ? 'message_leave' : 'message_ask', own);
    if (choice.kind !== 'DATES') return '';
    const longer = choice.reservation_id === conflict.boat.reservation_id && conflict.kind === 'LATE_DEPARTURE';
    return t(longer ? 'message_longer' : 'message_dates', {
      ...own,
      dates: dateSpan(choice.start_date, choice.end_date),
    });
  };
}
