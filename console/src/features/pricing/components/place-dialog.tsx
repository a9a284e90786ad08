import { useTranslation } from 'react-i18next';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { Second } from '../../../ui/layout/second.js';
import { usePiers } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import type { PlaceForm } from '../model/list-rules.js';
import { editRow } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { ChangeFields } from './change-fields.js';
import { PlaceChoice } from './place-choice.js';
import { RowDialog } from './row-dialog.js';

/** More or less on some piers, or on berths from a length on. Single berths that the list names stay. */
export function PlaceDialog({ index, onClose }: { readonly index: number; readonly onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { form, change, errorAt } = useEditing();
  const piers = usePiers();
  const place = form.places?.[index];
  if (place === undefined) return null;
  const path = `places.${String(index)}`;
  const edit = (recipe: (place: PlaceForm) => void) => change((next) => editRow(next.places, index, recipe));
  const berths = place.berths?.length ?? 0;
  const missing = errorAt(`${path}.piers`);
  return (
    <RowDialog
      title={t('placeTitle')}
      onClose={onClose}
      onRemove={() => change((next) => void next.places?.splice(index, 1))}
    >
      <PlaceChoice piers={piers} chosen={place.piers} onChange={(chosen) => edit((it) => void (it.piers = chosen))} />
      {berths > 0 && <Second as="p">{t('berthsToo', { count: berths })}</Second>}
      {missing !== undefined && <p role="alert">{missing}</p>}
      <FieldsGrid>
        <NumberCell
          path={`${path}.berth_from_length`}
          label={t('berthFromLength')}
          labelHidden={false}
          suffix="m"
          placeholder={t('noLimit')}
          value={place.berth_from_length}
          onChange={(length) => edit((it) => void (it.berth_from_length = length))}
        />
      </FieldsGrid>
      <ChangeFields
        path={`${path}.change`}
        label={t('moreOrLess')}
        change={place.change}
        onChange={(next) => edit((it) => void (it.change = next))}
      />
      <Second as="p">{t('firstRuleHolds')}</Second>
    </RowDialog>
  );
}
