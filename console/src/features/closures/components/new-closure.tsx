import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import {
  berthOf,
  type Choices,
  type ClosureDraft,
  type ClosureTerms,
  doubled,
  sumOf,
  termsOf,
} from '../model/closure-draft.js';
import { ClosureForm } from './closure-form.js';
import { ConcernedBoats } from './concerned-boats.js';
import { MovingNoOne } from './moving-no-one.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const TOPICS = [{ topic: 'occupancy' as const }, { topic: 'berths' as const }];

/** The closure of a pier, or of the berth that the address names. */
export function NewClosure() {
  const { t } = useTranslation('closures');
  const { nights } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const today = useMarinaToday();
  const [pier, berth] = [params.get('pier'), params.get('berth')];
  const [draft, setDraft] = useState<ClosureDraft>({
    pier_ids: pier === null ? [] : [pier],
    berth_ids: berth === null ? [] : [berth],
    start_date: today,
    end_date: addDays(today, 1),
    open: false,
    reason: 'STORM',
  });
  const [words, setWords] = useState('');
  const [tell, setTell] = useState(true);
  const [asked, setAsked] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const named = useLoad(
    berthCalls.getBerth,
    { berth_id: berth ?? '' },
    { topics: [{ topic: 'berths' }], enabled: berth !== null },
  );
  const terms = termsOf(draft);
  const preview = useLoad(
    closureCalls.previewClosure,
    terms ?? { start_date: today, end_date: null, reason: draft.reason },
    { topics: TOPICS, enabled: terms !== null, keepPrevious: true },
  );
  const { send, isPending, error } = useSend(closureCalls.createClosure, {
    topics: TOPICS,
    onDone: ({ closure_id }) => {
      toast({ kind: 'done', text: t('closed') });
      void navigate(`/closures/${closure_id}`);
    },
  });
  const data = terms === null ? undefined : preview.data;
  const boats = data?.boats ?? [];
  const twice = doubled(boats, choices);
  const hindrance = (): string | null => {
    if (terms === null) return t('incomplete');
    if (data === undefined || preview.isPlaceholderData) return t('checking');
    return twice.size > 0 ? t('twice') : null;
  };
  const close = (moves: boolean, told: boolean): void => {
    if (terms === null) return;
    const chosen = boats.map((boat) => ({
      allocation_id: boat.allocation_id,
      berth_id: moves ? berthOf(boat, choices) : null,
    }));
    void send({ ...terms, words, tell: told, boats: chosen });
  };
  const sum = sumOf(boats, choices);
  const { closedFact, boatFacts, closing } = useClosureFacts();
  const facts = terms === null || data === undefined ? [] : [closedFact(terms, data.berths), ...boatFacts(sum, tell)];
  return (
    <Page
      title={t('close')}
      back={{ to: berth === null ? listAddress('/plan') : `/berths/${berth}` }}
      subtitle={data?.nights == null ? undefined : nights(data.nights)}
      actions={<LinkButton to="/closures">{t('earlier')}</LinkButton>}
    >
      <Columns>
        <ClosureForm
          {...{ draft, words, tell, today }}
          onDraft={setDraft}
          onWords={setWords}
          onTell={setTell}
          berthName={berth === null ? null : (named.data?.name ?? '')}
        />
        <Preview preview={preview} asked={terms !== null}>
          <ConcernedBoats boats={boats} choices={choices} onChoices={setChoices} doubled={twice} tell={tell} />
        </Preview>
      </Columns>
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <BottomBar label={t('close')} facts={facts}>
        {boats.length > 0 && (
          <Button busy={isPending} disabledReason={hindrance()} onClick={() => setAsked(true)}>
            {t('moveNoOne')}
          </Button>
        )}
        <Button kind="primary" busy={isPending} disabledReason={hindrance()} onClick={() => close(true, tell)}>
          {closing(sum, tell)}
        </Button>
      </BottomBar>
      {asked && (
        <MovingNoOne
          boats={boats}
          tell={tell}
          onTell={setTell}
          busy={isPending}
          onConfirm={() => {
            setAsked(false);
            close(false, tell);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Page>
  );
}

interface PreviewProps {
  readonly preview: {
    readonly data: unknown;
    readonly error: ApiError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Whether there is a closure to preview. */
  readonly asked: boolean;
  readonly children: ReactNode;
}

/** The boats concerned once they are known, or why they are not. */
function Preview({ preview, asked, children }: PreviewProps) {
  const problemWords = useProblemWords();
  if (preview.error !== null) {
    return (
      <ErrorState text={problemWords(preview.error)} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
    );
  }
  if (!asked) return null;
  return preview.data === undefined ? <LoadingLines lines={6} /> : children;
}

/** The facts beside the buttons: what closes and when, which boats move, and who is told. */
function useClosureFacts() {
  const { t } = useTranslation('closures');
  const { dateSpan } = useFormats();
  return {
    closedFact: ({ start_date, end_date }: ClosureTerms, berths: number) => ({
      value: t('berthsClosed', { count: berths }),
      label: end_date === null ? t('untilFurther') : dateSpan(start_date, end_date),
    }),
    /** What the button does: closes, moves boats, or moves them and tells their people. */
    closing: ({ moved, mails, calls }: ReturnType<typeof sumOf>, tell: boolean) => {
      if (tell && mails + calls > 0) return t('closeAndTell', { count: mails + calls });
      return moved === 0 ? t('closeBerths') : t('closeAndMove', { count: moved });
    },
    boatFacts: ({ moved, losing, staying, mails, calls }: ReturnType<typeof sumOf>, tell: boolean) => {
      const without = [
        ...(losing === 0 ? [] : [t('lose', { count: losing })]),
        ...(staying === 0 ? [] : [t('stay', { count: staying })]),
      ];
      const concerned = moved + losing + staying > 0;
      return [
        { value: t('boatsMove', { count: moved }), label: without.length === 0 ? t('allFit') : without.join(', ') },
        ...(tell ? [{ value: t('mails', { count: mails }), label: t('calls', { count: calls }) }] : []),
        ...(tell || !concerned ? [] : [{ value: t('nobodyTold'), label: t('tellYourself') }]),
      ];
    },
  };
}
