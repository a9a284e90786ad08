import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { OPEN_END } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import { emptyAround, type EmptyNights } from '../model/empty-nights.js';
import { FloatingCard, useCardPlace } from './floating-card.js';
import { useBarWords } from './use-bar-words.js';

const Content = styled('div')({
  display: 'grid',
  gap: 6,
  '& h2': { ...type.strong, fontWeight: 650 },
  '& p': { ...type.second, color: role.ink2 },
});

interface BookingCardProps {
  readonly nights: EmptyNights;
  readonly data: ChartData;
  readonly today: string;
  readonly onBook: () => void;
  readonly onPutBack: () => void;
}

/** The berth and the dates of the marked empty nights, how long it is free and for which boats, and the way to book. */
export function BookingCard({ nights, data, today, onBook, onPutBack }: BookingCardProps) {
  const { t } = useTranslation('plan');
  const { metres, dateShort } = useFormats();
  const words = useBarWords();
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const at = useCardPlace(card, '[data-part=ghost]', nights);
  const berth = data.berths.get(nights.berthId);
  const until = emptyAround(data.index, nights.berthId, nights.start, today)?.end;
  const known = until !== undefined && until !== OPEN_END;
  return (
    <FloatingCard ref={card} role="dialog" aria-labelledby={titleId} style={at}>
      <Content>
        <h2 id={titleId}>
          {t('emptyTitleOf', { berth: berth?.name ?? '', dates: words.dates(nights.start, nights.end) })}
        </h2>
        <p>
          {[
            known ? t('freeUntil', { date: dateShort(until) }) : t('freeAfter'),
            t('boatsUpTo', { length: metres(berth?.length ?? 0) }),
          ].join(', ')}
        </p>
        <Row gap={8}>
          <Button kind="primary" size="small" onClick={onBook}>
            {t('actions:bookHere')}
          </Button>
          <Button size="small" onClick={onPutBack}>
            {t('actions:cancel')}
          </Button>
        </Row>
      </Content>
    </FloatingCard>
  );
}
