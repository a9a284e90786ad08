import { useTranslation } from 'react-i18next';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import type { AbsenceEditing } from './use-absence-editing.js';
import { useOutcomeWords } from './use-outcome-words.js';

/** What will be saved and whom it affects. The main button names the result. */
export function SaveBar({ editing }: { readonly editing: AbsenceEditing }) {
  const { t } = useTranslation('absences');
  const { dateRange, nights } = useFormats();
  const outcomeWords = useOutcomeWords();
  const { opened, values, forecast, visitors, choices, saving } = editing;
  const { departure_date: from, return_date: to } = values;
  const checking = forecast.complete && (forecast.data === undefined || forecast.isPlaceholderData);
  const before = nightsBetween(opened.departure_date, opened.return_date);
  const after = forecast.complete ? nightsBetween(from, to) : null;
  const moved = from !== opened.departure_date || to !== opened.return_date;
  const facts =
    after === null
      ? []
      : [
          {
            value: dateRange(from, to),
            label: moved
              ? t('wasDates', { dates: dateRange(opened.departure_date, opened.return_date) })
              : t('sameDates'),
          },
          {
            value: nights(after),
            label:
              after === before
                ? t('sameNights')
                : t(after < before ? 'nightsFewer' : 'nightsMore', { count: Math.abs(after - before) }),
          },
          ...(visitors.length === 0
            ? []
            : [
                {
                  value: t('visitors', { count: visitors.length }),
                  label:
                    choices === null
                      ? t('choiceOpen', { count: visitors.length })
                      : t(choices.some(({ choice }) => choice === 'MOVE') ? 'choiceTold' : 'choiceMade'),
                },
              ]),
        ];
  return (
    <BottomBar label={t('saveBar')} facts={facts}>
      <Button onClick={editing.discard} disabled={saving.isPending}>
        {t('actions:discard')}
      </Button>
      <Button
        kind="primary"
        busy={saving.isPending}
        disabledReason={checking ? t('checking') : choices === null ? t('choiceMissing') : null}
        onClick={() => void editing.save()}
      >
        {outcomeWords('save', choices ?? [], visitors)}
      </Button>
    </BottomBar>
  );
}
