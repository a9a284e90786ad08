import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { Second } from '../../../ui/layout/second.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ClosurePreview } from '../../../../../contracts/berths/closures.js';
import type { ClosureTerms } from '../model/closure-draft.js';
import { ClosureLetterCard } from './closure-letter-card.js';
import { ClosureForm } from './closure-form.js';
import { ConcernedBoats } from './concerned-boats.js';
import { MovingNoOne } from './moving-no-one.js';
import { TellingTime } from './telling-time.js';
import { useNewClosure } from './use-new-closure.js';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The closure of piers and berths; the address may name some, and the nights. */
export function NewClosure() {
  const { t } = useTranslation('closures');
  const { nights } = useFormats();
  const problemWords = useProblemWords();
  const [params] = useSearchParams();
  const berth = params.get('berth');
  const { draft, terms, preview, unknown, data, error, isPending, close, ...closing } = useNewClosure(params);
  const { words, setWords, ownWords, setOwnWords, tell, setTell, choices, setChoices, twice } = closing;
  const { hindrance, setDraft, today } = closing;
  const boats = data?.boats ?? [];
  const { closedFact, boatFacts, closesWith } = useClosureFacts();
  const facts = terms === null || data === undefined ? [] : [closedFact(terms, data.berths), ...boatFacts(data, tell)];
  return (
    <>
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
            berthsError={unknown === null ? undefined : t(unknown)}
            overlaps={data?.overlaps ?? []}
          />
          <Preview preview={preview} asked={terms !== null && unknown === null}>
            <ConcernedBoats boats={boats} choices={choices} onChoices={setChoices} doubled={twice} tell={tell} />
            {tell && terms !== null && boats.length > 0 && (
              <>
                <TellingTime later={closing.later} onLater={closing.setLater} today={today} />
                <ClosureLetterCard
                  {...{ terms, boats, choices, words, ownWords }}
                  onOwnWords={setOwnWords}
                  checking={closing.checking}
                />
              </>
            )}
          </Preview>
        </Columns>
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
      </Page>
      <BottomBar label={t('close')} facts={facts}>
        <ClosingButtons
          {...{ terms, boats, hindrance, busy: isPending, tell, close }}
          onTell={setTell}
          primary={closesWith(data, tell && closing.later === null)}
        />
      </BottomBar>
    </>
  );
}

interface ClosingButtonsProps {
  readonly terms: ClosureTerms | null;
  readonly boats: ClosurePreview['boats'];
  readonly hindrance: string | null;
  readonly busy: boolean;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
  readonly close: (moves: boolean) => void;
  /** The words of the button that closes and moves the boats. */
  readonly primary: string;
}

/** Closes with the moves that are shown, or, once asked, without any. */
function ClosingButtons({ terms, boats, hindrance, busy, tell, onTell, close, primary }: ClosingButtonsProps) {
  const { t } = useTranslation('closures');
  const [asked, setAsked] = useState(false);
  return (
    <>
      {boats.length > 0 && (
        <Button busy={busy} disabledReason={hindrance} onClick={() => setAsked(true)}>
          {t('moveNoOne')}
        </Button>
      )}
      <Button kind="primary" busy={busy} disabledReason={hindrance} onClick={() => close(true)}>
        {primary}
      </Button>
      {asked && terms !== null && (
        <MovingNoOne
          {...{ terms, boats, tell, onTell, busy }}
          onConfirm={() => {
            setAsked(false);
            close(false);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
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

/** The boats concerned once they are known, or why they are not yet. */
function Preview({ preview, asked, children }: PreviewProps) {
  const { t } = useTranslation('closures');
  const problemWords = useProblemWords();
  if (preview.error !== null) {
    return (
      <ErrorState text={problemWords(preview.error)} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
    );
  }
  if (!asked) return <Second as="p">{t('nothingChosen')}</Second>;
  return preview.data === undefined ? <LoadingLines lines={6} /> : children;
}

/** The facts beside the buttons: what closes and when, which boats move, and who is told. */
function useClosureFacts() {
  const { t } = useTranslation('closures');
  const { dateSpan } = useFormats();
  const countsFact = ({ moved, lost, staying }: NonNullable<ClosurePreview['counts']>) => {
    const without = [
      ...(lost === 0 ? [] : [t('lose', { count: lost })]),
      ...(staying === 0 ? [] : [t('stay', { count: staying })]),
    ];
    return { value: t('boatsMove', { count: moved }), label: without.length === 0 ? t('allFit') : without.join(', ') };
  };
  return {
    closedFact: ({ start_date, end_date }: ClosureTerms, berths: number) => ({
      value: t('berthsClosed', { count: berths }),
      label: end_date === null ? t('untilFurther') : dateSpan(start_date, end_date),
    }),
    /** What the button does: closes, moves boats, or moves them and tells their people. */
    closesWith: (preview: ClosurePreview | undefined, tell: boolean) => {
      const { mails = 0, calls = 0, counts = null } = preview ?? {};
      if (tell && mails + calls > 0) return t('closeAndTell', { count: mails + calls });
      const moved = counts?.moved ?? 0;
      return moved === 0 ? t('closeBerths') : t('closeAndMove', { count: moved });
    },
    boatFacts: ({ counts, mails, calls, boats }: ClosurePreview, tell: boolean) => [
      ...(counts === null ? [] : [countsFact(counts)]),
      ...(tell ? [{ value: t('mails', { count: mails }), label: t('calls', { count: calls }) }] : []),
      ...(tell || boats.length === 0 ? [] : [{ value: t('nobodyTold'), label: t('tellYourself') }]),
    ],
  };
}
