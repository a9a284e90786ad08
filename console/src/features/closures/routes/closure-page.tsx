import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { ClosureBoats } from '../components/closure-boats.js';
import { EndingClosure } from '../components/ending-closure.js';
import { CallsOfClosure, TellingOfClosure } from '../components/telling-of-closure.js';
import { useClosureWords } from '../components/use-closure-words.js';

const back = { to: '/closures' };

/** A closure: its berths, its boats, and its end. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('closures');
  const problemWords = useProblemWords();
  const words = useClosureWords();
  const mayEnd = useMay(closureCalls.undoClosure.access);
  const { data, error, refetch, isFetching } = useLoad(
    closureCalls.getClosure,
    { closure_id: id },
    { topics: [{ topic: 'occupancy' }] },
  );
  if (data === undefined) {
    return (
      <Page title={t('closure')} back={back}>
        {error === null ? (
          <LoadingLines lines={6} />
        ) : (
          <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Page>
    );
  }
  const { waiting, state, reason } = data;
  const undone = state === 'UNDONE';
  const toMove = new Set(waiting.map(({ allocation_id }) => allocation_id));
  const displaced = data.displaced.filter(({ allocation_id }) => !toMove.has(allocation_id));
  const ahead = state === 'PLANNED' || state === 'RUNNING';
  return (
    <Page
      title={words.title(data)}
      subtitle={words.nights(data)}
      back={back}
      actions={mayEnd && ahead && <EndingClosure closure={data} />}
    >
      <Card>
        <Section title={t(`state_${state}`)} note={t(`reason_${reason}`)}>
          {data.words !== '' && <p>{data.words}</p>}
          <Quiet>{words.berths(data)}</Quiet>
        </Section>
        <TellingOfClosure closure={data} mayChange={mayEnd} />
        {data.to_ring.length > 0 && <CallsOfClosure closure={data} mayChange={mayEnd} />}
        {waiting.length > 0 && (
          <Section title={t('toMove', { count: waiting.length })}>
            <ClosureBoats boats={waiting} undone={undone} />
          </Section>
        )}
        {data.remaining.length > 0 && (
          <Section title={t('remaining', { count: data.remaining.length })}>
            <ClosureBoats boats={data.remaining} undone={undone} />
          </Section>
        )}
        {displaced.length > 0 && (
          <Section title={t('displaced', { count: displaced.length })}>
            <ClosureBoats boats={displaced} undone={undone} />
          </Section>
        )}
      </Card>
    </Page>
  );
}
