import { useTranslation } from 'react-i18next';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { moneyTopics } from '../model/topics.js';

/** The days that were closed, newest first. */
export function ClosedDays({ onChoose }: { readonly onChoose: (day: string) => void }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const { asked, turns } = usePages();
  const list = usePagedLoad(cashUpCalls.getall, asked, turns, { topics: moneyTopics });
  if (list.total === 0) return null;
  return (
    <Card>
      <Section title={t('closedDays')}>
        <ul style={{ listStyle: 'none', display: 'grid', gap: 8 }}>
          {list.rows.map((day) => (
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
      <ListPager list={list} />
    </Card>
  );
}
