import { useTranslation } from 'react-i18next';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import type { PierChoice } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import type { PlanForm } from '../model/plan-form.js';
import { OpenFields } from './card-table.js';
import { NumberCell, TextCell } from './cells.js';
import { NamesFields } from './names-fields.js';
import { PlaceChoice } from './place-choice.js';

export type ChargeForm = PlanForm['custom_surcharges'][number];

const OFFERS = ['always', 'optionalOn', 'optional'] as const;

interface ChargeFieldsProps {
  readonly path: string;
  readonly charge: ChargeForm;
  readonly piers: readonly PierChoice[];
  readonly edit: (recipe: (it: ChargeForm) => void) => void;
}

/** A charge's name, whether it can be switched off, and where it is charged. */
export function ChargeFields({ path, charge, piers, edit }: ChargeFieldsProps) {
  const { t } = useTranslation('pricing/charges');
  const { locked } = useEditing();
  const offered = charge.always === true ? 'always' : charge.active_by_default ? 'optionalOn' : 'optional';
  return (
    <OpenFields>
      <FieldsGrid>
        <TextCell
          path={`${path}.name`}
          label={t('trade:name')}
          labelHidden={false}
          required
          value={charge.name}
          onChange={(name) => edit((it) => void (it.name = name))}
        />
        <SelectInput
          label={t('offered')}
          disabled={locked}
          options={OFFERS.map((value) => ({ value, label: t(`offer_${value}`) }))}
          value={offered}
          onChange={(chosen) =>
            edit((it) => {
              it.always = chosen === 'always' ? true : undefined;
              // An earlier version knows only this, and would leave out what is part of every price.
              it.active_by_default = chosen !== 'optional';
            })
          }
        />
        <NumberCell
          path={`${path}.berth_from_length`}
          label={t('berthFrom')}
          labelHidden={false}
          suffix="m"
          maxIntegers={3}
          value={charge.berth_from_length ?? null}
          onChange={(metres) => edit((it) => void (it.berth_from_length = metres ?? undefined))}
        />
      </FieldsGrid>
      <PlaceChoice piers={piers} chosen={charge.piers} onChange={(chosen) => edit((it) => void (it.piers = chosen))} />
      <NamesFields
        path={`${path}.names`}
        name={charge.name}
        names={charge.names}
        onChange={(names) => edit((it) => void (it.names = names))}
      />
    </OpenFields>
  );
}
