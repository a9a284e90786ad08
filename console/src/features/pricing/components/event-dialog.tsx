import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../ui/fields/date-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { useEditing } from '../model/editing-context.js';
import type { EventForm } from '../model/list-rules.js';
import { editRow } from '../model/plan-form.js';
import { NumberCell, TextCell } from './cells.js';
import { ChangeFields } from './change-fields.js';
import { NamesFields } from './names-fields.js';
import { RowDialog } from './row-dialog.js';

/** Nights of an event, which cost more or less and may need a longer stay. */
export function EventDialog({ index, onClose }: { readonly index: number; readonly onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { form, change, locked, errorAt, leave } = useEditing();
  const event = form.events?.[index];
  if (event === undefined) return null;
  const path = `events.${String(index)}`;
  const edit = (recipe: (event: EventForm) => void) => change((next) => editRow(next.events, index, recipe));
  return (
    <RowDialog
      title={event.name === '' ? t('newEvent') : t('eventNamed', { name: event.name })}
      onClose={onClose}
      onRemove={() => change((next) => void next.events?.splice(index, 1))}
    >
      <FieldsGrid>
        <TextCell
          path={`${path}.name`}
          label={t('trade:name')}
          labelHidden={false}
          required
          value={event.name}
          onChange={(name) => edit((it) => void (it.name = name))}
        />
        {(['from', 'to'] as const).map((edge) => (
          <DateInput
            key={edge}
            label={t(edge === 'from' ? 'from' : 'toExcluded')}
            required
            disabled={locked}
            error={errorAt(`${path}.${edge}`)}
            value={event[edge]}
            onChange={(day) => edit((it) => void (it[edge] = day ?? ''))}
            onBlur={() => leave(`${path}.${edge}`)}
          />
        ))}
        <NumberCell
          path={`${path}.least_nights`}
          label={t('rule_leastNights')}
          labelHidden={false}
          decimals={0}
          maxIntegers={3}
          placeholder="–"
          value={event.least_nights}
          onChange={(nights) => edit((it) => void (it.least_nights = nights))}
        />
      </FieldsGrid>
      <ChangeFields
        path={`${path}.change`}
        label={t('moreOrLess')}
        change={event.change}
        onChange={(next) => edit((it) => void (it.change = next))}
      />
      <NamesFields
        path={`${path}.names`}
        name={event.name}
        names={event.names}
        onChange={(names) =>
          edit((it) => {
            if (names === undefined) delete it.names;
            else it.names = names;
          })
        }
      />
    </RowDialog>
  );
}
