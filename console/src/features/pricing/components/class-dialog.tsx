import { useTranslation } from 'react-i18next';
import { hullTypes, vesselTypes } from '../../../../../contracts/vocabulary/sizes.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Second } from '../../../ui/layout/second.js';
import { Subsection } from '../../../ui/page/subsection.js';
import { styled } from '../../../ui/theme/styled.js';
import { usePiers } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import { type ClassForm, editRow } from '../model/plan-form.js';
import type { ClassGroup } from '../model/plan-form-classes.js';
import { toggled } from '../model/toggled.js';
import { NumberCell, TextCell } from './cells.js';
import { NamesFields } from './names-fields.js';
import { PlaceChoice } from './place-choice.js';
import { RowDialog } from './row-dialog.js';

const Ticks = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2px 18px' });

/** The name of a class in all languages, and which boats it takes. Several sizes share all of it but their limits. */
export function ClassDialog({ group, onClose }: { readonly group: ClassGroup; readonly onClose: () => void }) {
  const { t } = useTranslation(['pricing', 'entities/vessel']);
  const { form, change, locked } = useEditing();
  const piers = usePiers();
  const { from, count } = group;
  const one = form.classes?.[from];
  if (one === undefined) return null;
  const path = `classes.${String(from)}`;
  const edit = (recipe: (one: ClassForm) => void) =>
    change((next) => {
      for (let at = from; at < from + count; at += 1) editRow(next.classes, at, recipe);
    });
  const { takes } = one;
  const hulls = takes.hull_types ?? [];
  const kinds = takes.vessel_types ?? [];
  return (
    <RowDialog
      size="large"
      title={one.name === '' ? t('newClass') : t('classNamed', { name: one.name })}
      onClose={onClose}
    >
      <FieldsGrid>
        <TextCell
          path={`${path}.name`}
          label={t('trade:name')}
          labelHidden={false}
          required
          value={one.name}
          onChange={(name) => edit((it) => void (it.name = name))}
        />
        {count === 1 &&
          (['max_length', 'max_beam', 'max_square_metres'] as const).map((limit) => (
            <NumberCell
              key={limit}
              path={`${path}.takes.${limit}`}
              label={t(`limit_${limit}`)}
              labelHidden={false}
              suffix={limit === 'max_square_metres' ? 'm²' : 'm'}
              placeholder={t('noLimit')}
              value={takes[limit]}
              onChange={(value) => edit((it) => void (it.takes[limit] = value))}
            />
          ))}
      </FieldsGrid>
      <Second as="p">{t('classTakesNote')}</Second>
      <ToggleInput
        label={t('trade:hull')}
        disabled={locked}
        options={[
          { value: 'ALL', label: t('everyHull') },
          ...hullTypes.map((value) => ({ value: value as string, label: t(value) })),
        ]}
        value={hulls.length === 1 ? (hulls[0] ?? 'ALL') : 'ALL'}
        onChange={(value) =>
          edit((it) => {
            const hull = hullTypes.find((type) => type === value);
            if (hull === undefined) delete it.takes.hull_types;
            else it.takes.hull_types = [hull];
          })
        }
      />
      <Subsection title={t('onlyKinds')}>
        <Ticks role="group" aria-label={t('onlyKinds')}>
          {vesselTypes.map((kind) => (
            <TickInput
              key={kind}
              look="check"
              label={t(`entities/vessel:vesselType_${kind}`)}
              disabled={locked}
              value={kinds.includes(kind)}
              onChange={() =>
                edit((it) => {
                  it.takes.vessel_types = toggled(kinds, kind);
                  if (it.takes.vessel_types.length === 0) delete it.takes.vessel_types;
                })
              }
            />
          ))}
        </Ticks>
      </Subsection>
      <PlaceChoice
        piers={piers}
        chosen={takes.piers}
        onChange={(chosen) =>
          edit((it) => {
            it.takes.piers = chosen;
            if (chosen.length === 0) delete it.takes.piers;
          })
        }
      />
      {(takes.berths ?? []).length > 0 && (
        <Second as="p">{t('berthsToo', { count: takes.berths?.length ?? 0 })}</Second>
      )}
      <NamesFields
        path={`${path}.names`}
        name={one.name}
        names={one.names}
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
