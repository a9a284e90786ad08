import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { moneyTopics } from '../model/topics.js';

/** The days that were closed, newest first. */
export function ClosedDays({ onChoose }: { readonly onChoose: (day: string) => void }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const [{ page, page_size }, setShown] = useState({ page: 1, page_size: 10 });
  const { data } = useLoad(cashUpCalls.getall, { page, page_size }, { topics: moneyTopics, keepPrevious: true });
  if (data === undefined || data.total === 0) return null;
  return (
    <Card>
      <Section title={t('closedDays')}>
        <ul style={{ listStyle: 'none', display: 'grid', gap: 8 }}>
          {data.items.map((day) => (
            <li key={day.date} style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', alignItems: 'baseline' }}>
              <Button kind="quiet" size="small" data-written onClick={() => onChoose(day.date)}>
                {date(day.date)}
              </Button>
              <span>{t('closedLine', { amount: money(day.received - day.refunded, day.currency) })}</span>
              {day.difference !== 0 && (
                <span>{t('differenceLine', { amount: money(day.difference, day.currency), note: day.note })}</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Pager
        page={page}
        pageSize={page_size}
        total={data.total}
        onPage={(to) => setShown({ page: to, page_size })}
        onPageSize={(size) => setShown({ page: 1, page_size: size })}
      />
    </Card>
  );
}
