import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthDetail } from '../../../../contracts/berths/berth-info.js';
import { addDays } from '../../../../contracts/vocabulary/dates.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { DateRangeInput, type Stay } from '../../ui/fields/date-range-input.js';
import { Row } from '../../ui/layout/row.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { matchingCalls } from '../../../../contracts/reservations/matching-calls.js';

const Form = styled('div')({ display: 'grid', gap: 10, '& p': { ...type.second, color: role.ink2 } });
const Problem = styled('p')({ '&&': { color: role.wrong.on } });

/** Nights that are proposed while no later boat limits them. */
const PROPOSED_NIGHTS = 7;

/** Offers the free nights of a berth to the next on the waiting list whom it fits. */
export function OfferNext({ berth }: { readonly berth: BerthDetail }) {
  const { t } = useTranslation('entities/berth');
  const { today } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const may = useMay(matchingCalls.offerNext.access);
  const [stay, setStay] = useState<Stay | null>(null);
  const { send, isPending, error } = useSend(matchingCalls.offerNext, {
    topics: [{ topic: 'berths', ids: [berth.id] }, { topic: 'reservations' }, { topic: 'occupancy' }],
    onDone: () => {
      toast({ kind: 'done', text: t('offeredNext') });
      setStay(null);
    },
  });
  if (!may) return null;
  if (stay === null) {
    const start = today();
    const next = berth.following_traffic_events.find((event) => event.type === 'ARRIVAL')?.begins_at.slice(0, 10);
    const end = next !== undefined && next > start ? next : addDays(start, PROPOSED_NIGHTS);
    return (
      <div>
        <Button size="small" onClick={() => setStay({ start, end })}>
          {t('offerNext')}
        </Button>
      </div>
    );
  }
  const { start, end } = stay;
  const backwards = start !== null && end !== null && start >= end;
  return (
    <Form role="group" aria-label={t('offerNext')}>
      <p>{t('offerNextText')}</p>
      <DateRangeInput
        label={t('freeNights')}
        startField={{ label: t('freeFrom') }}
        endField={{ label: t('freeUntil'), error: backwards ? t('freeBackwards') : undefined }}
        value={stay}
        min={today()}
        onChange={setStay}
      />
      {error !== null && <Problem role="alert">{problemWords(error)}</Problem>}
      <Row gap={8} wrap>
        <Button
          size="small"
          kind="primary"
          busy={isPending}
          disabledReason={start === null || end === null || backwards ? t('freeBackwards') : null}
          onClick={() => {
            if (start !== null && end !== null) void send({ berth_id: berth.id, start_date: start, end_date: end });
          }}
        >
          {t('offer')}
        </Button>
        <Button size="small" onClick={() => setStay(null)}>
          {t('actions:cancel')}
        </Button>
      </Row>
    </Form>
  );
}
