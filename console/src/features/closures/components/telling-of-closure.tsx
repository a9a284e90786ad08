import { useTranslation } from 'react-i18next';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import type { ClosureDetail } from '../../../../../contracts/berths/closures.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const TOPICS = [{ topic: 'occupancy' as const }];

interface TellingOfClosureProps {
  readonly closure: ClosureDetail;
  readonly mayChange: boolean;
}

/** Whether the people of a closure are told, and when; until then that can be changed. */
export function TellingOfClosure({ closure, mayChange }: TellingOfClosureProps) {
  const { t } = useTranslation('closures');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const { closure_id, telling, state } = closure;
  const { send, isPending, error } = useSend(closureCalls.tellClosure, { topics: TOPICS });
  const tell = async (when: 'NOW' | 'NEVER') => {
    const answer = await send({ closure_id, when });
    if (answer !== null) toast({ kind: 'done', text: t(when === 'NOW' ? 'toldDone' : 'takenBack') });
  };
  const open = state !== 'UNDONE' && (telling.state === 'WAITS' || telling.state === 'TAKEN_BACK');
  return (
    <Section title={t('telling')}>
      <p>{t(`telling_${telling.state}`, { when: telling.at === null ? '' : instant(telling.at) })}</p>
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      {open && mayChange && (
        <Row gap={8} wrap>
          <Button busy={isPending} onClick={() => void tell('NOW')}>
            {t('tellThemNow')}
          </Button>
          {telling.state === 'WAITS' && (
            <Button busy={isPending} onClick={() => void tell('NEVER')}>
              {t('takeBack')}
            </Button>
          )}
        </Row>
      )}
    </Section>
  );
}

/** The people without a mail address, each with a tick once staff have rung them. */
export function CallsOfClosure({ closure, mayChange }: TellingOfClosureProps) {
  const { t } = useTranslation('closures');
  const problemWords = useProblemWords();
  const { send, isPending, error } = useSend(closureCalls.tickCall, { topics: TOPICS });
  const { closure_id, to_ring, calls } = closure;
  return (
    <Section title={t('toRing', { count: calls })}>
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      {to_ring.map(({ allocation_id, person, boat, phone, done }) => {
        const name = boat ?? t('trade:unnamedBoat');
        return (
          <TickInput
            key={allocation_id}
            look="check"
            label={t('rung', { person: person ?? name, boat: name, phone: phone ?? t('noPhone') })}
            value={done}
            disabled={isPending || !mayChange}
            onChange={(ticked) => void send({ closure_id, allocation_id, done: ticked === true })}
          />
        );
      })}
    </Section>
  );
}
