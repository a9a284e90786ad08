import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import type { PlanForm } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { AddRow, FieldRow, RowHeads, Rows, Still } from './rows.js';

/** Every 30 minutes from 00:00 to 23:30 (spec 3 §5). */
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});
const columns = '80px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) 36px';
type Hourly = NonNullable<PlanForm['hourly']>;

/** Visits by the hour; off hides all but the switch. */
export function HourlyTab() {
  const { t } = useTranslation('pricing');
  const { form, published, change, locked, currency, errorAt, leave } = useEditing();
  const { hourly } = form;
  const edit = (recipe: (hourly: Hourly) => void) =>
    change((next) => {
      if (next.hourly !== null) recipe(next.hourly);
    });
  const begun: Hourly = {
    from: '08:00',
    to: '20:00',
    free_hours: 0,
    most_hours: 6,
    categories: [{ max_length: null, price_per_hour: null, most_per_day: null }],
  };
  return (
    <Card>
      <Section title={t('hourly')} note={t('hourlyNote')}>
        <TickInput
          look="switch"
          label={t('hourlyOn')}
          disabled={locked}
          value={hourly !== null}
          onChange={(on) => change((next) => void (next.hourly = on === true ? begun : null))}
        />
        {hourly !== null && (
          <>
            <FieldsGrid>
              {(['from', 'to'] as const).map((edge) => (
                <SelectInput
                  key={edge}
                  label={t(edge === 'from' ? 'from' : 'to')}
                  disabled={locked}
                  options={TIMES}
                  value={hourly[edge]}
                  error={errorAt(`hourly.${edge}`)}
                  onBlur={() => leave(`hourly.${edge}`)}
                  onChange={(time) => edit((it) => void (it[edge] = time ?? '08:00'))}
                />
              ))}
              <NumberCell
                path="hourly.free_hours"
                label={t('freeHours')}
                labelHidden={false}
                suffix="h"
                decimals={0}
                maxIntegers={2}
                value={hourly.free_hours}
                was={published?.hourly?.free_hours}
                onChange={(hours) => edit((it) => void (it.free_hours = hours))}
              />
              <NumberCell
                path="hourly.most_hours"
                label={t('mostHours')}
                labelHidden={false}
                hint={t('longerIsNight')}
                suffix="h"
                decimals={0}
                maxIntegers={2}
                value={hourly.most_hours}
                was={published?.hourly?.most_hours}
                onChange={(hours) => edit((it) => void (it.most_hours = hours))}
              />
            </FieldsGrid>
            <Rows>
              <RowHeads style={{ gridTemplateColumns: columns }}>
                {(['longerThan', 'upTo', 'anHour', 'mostADay'] as const).map((head) => (
                  <span key={head}>{t(head)}</span>
                ))}
                <span />
              </RowHeads>
              {hourly.categories.map((category, index) => {
                const path = `hourly.categories.${String(index)}`;
                const before = published?.hourly?.categories[index];
                const cells = [
                  { key: 'max_length', label: t('upTo'), suffix: 'm' },
                  { key: 'price_per_hour', label: t('anHour'), suffix: currency, fixed: 2 },
                  { key: 'most_per_day', label: t('mostADay'), suffix: currency, fixed: 2 },
                ] as const;
                return (
                  <FieldRow
                    key={path}
                    style={{ gridTemplateColumns: columns }}
                    role="group"
                    aria-label={t('categoryNumber', { number: index + 1 })}
                  >
                    <Still>{`${String(hourly.categories[index - 1]?.max_length ?? 0)} m`}</Still>
                    {cells.map(({ key, ...cell }) => (
                      <NumberCell
                        key={key}
                        {...cell}
                        path={`${path}.${key}`}
                        value={category[key]}
                        was={before?.[key]}
                        onChange={(value) =>
                          edit((it) => editRow(it.categories, index, (row) => void (row[key] = value)))
                        }
                      />
                    ))}
                    {!locked && (
                      <IconButton
                        label={t('removeCategory', { number: index + 1 })}
                        icon={<DeleteIcon />}
                        disabledReason={hourly.categories.length === 1 ? t('lastCategory') : null}
                        onClick={() => edit((it) => void it.categories.splice(index, 1))}
                      />
                    )}
                  </FieldRow>
                );
              })}
              {!locked && (
                <AddRow>
                  <Button
                    size="small"
                    kind="quiet"
                    icon={<AddIcon />}
                    onClick={() =>
                      edit(
                        (it) => void it.categories.push({ max_length: null, price_per_hour: null, most_per_day: null }),
                      )
                    }
                  >
                    {t('addCategory')}
                  </Button>
                </AddRow>
              )}
            </Rows>
          </>
        )}
      </Section>
    </Card>
  );
}
