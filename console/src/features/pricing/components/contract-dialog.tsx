import { useTranslation } from 'react-i18next';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { instalmentSchedules } from '../../../../../contracts/pricing/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Second } from '../../../ui/layout/second.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import { categoriesOf, type ContractForm, sizeOf, editRow } from '../model/plan-form.js';
import { NumberCell, TextCell } from './cells.js';
import { RatesRow } from './rates-row.js';
import { FieldRow, Rows, Still } from './rows.js';
import { RowDialog } from './row-dialog.js';

interface ContractDialogProps {
  index: number;
  onClose: () => void;
}

/** One contract. Its fields change the draft at once, like those of the page. */
export function ContractDialog({ index, onClose }: ContractDialogProps) {
  const { t } = useTranslation('pricing');
  const { form, published, change, errorAt, locked, leave, currency } = useEditing();
  const used = useLoad(pricingCalls.contractsInUse, {}, { topics: [...pricingTopics, { topic: 'reservations' }] });
  const contract = form.contracts[index];
  if (contract === undefined) return null;
  const path = `contracts.${String(index)}`;
  const before = published?.contracts.find(({ id }) => id !== undefined && id === contract.id);
  const edit = (recipe: (contract: ContractForm) => void) => change((next) => editRow(next.contracts, index, recipe));
  const categories = categoriesOf(form);
  const people = used.data?.items.find(({ contract_id }) => contract_id === contract.id)?.people ?? 0;
  const inUse = people === 0 ? null : t('contractInUse', { count: people });
  return (
    <RowDialog
      size="large"
      title={contract.name === '' ? t('newContract') : t('contractNamed', { name: contract.name })}
      onClose={onClose}
      onRemove={() => change((next) => void next.contracts.splice(index, 1))}
      removeLabel={t('removeContract')}
      removeHindrance={inUse}
    >
      <FieldsGrid>
        <TextCell
          path={`${path}.name`}
          label={t('trade:name')}
          labelHidden={false}
          required
          value={contract.name}
          onChange={(name) => edit((it) => void (it.name = name))}
        />
        <NumberCell
          path={`${path}.period.count`}
          label={t('period')}
          labelHidden={false}
          required
          hint={t('periodHint')}
          decimals={0}
          maxIntegers={2}
          value={contract.period.count}
          onChange={(count) => edit((it) => void (it.period.count = count))}
        />
        <SelectInput
          label={t('unit')}
          disabled={locked}
          options={[
            { value: 'MONTHS', label: t('monthsUnit') },
            { value: 'YEARS', label: t('yearsUnit') },
          ]}
          value={contract.period.unit}
          onChange={(unit) => edit((it) => void (it.period.unit = unit === 'YEARS' ? 'YEARS' : 'MONTHS'))}
        />
        {(['start_date', 'end_date'] as const).map((edge) => (
          <DateInput
            key={edge}
            label={t(edge === 'start_date' ? 'availableFrom' : 'availableTo')}
            required
            disabled={locked}
            error={errorAt(`${path}.availability.${edge}`)}
            value={contract.availability[edge]}
            onChange={(day) => edit((it) => void (it.availability[edge] = day ?? ''))}
            onBlur={() => leave(`${path}.availability.${edge}`)}
          />
        ))}
        <SelectInput
          label={t('trade:instalments')}
          disabled={locked}
          options={instalmentSchedules.map((value) => ({ value, label: t(`instalments_${value}`) }))}
          value={contract.instalments}
          onChange={(value) =>
            edit((it) => void (it.instalments = instalmentSchedules.find((one) => one === value) ?? 'ONCE'))
          }
        />
        <NumberCell
          path={`${path}.extra_charge.percent`}
          label={t('extraCharge')}
          labelHidden={false}
          suffix="%"
          maxIntegers={4}
          value={contract.extra_charge?.percent ?? 0}
          was={before === undefined ? undefined : (before.extra_charge?.percent ?? 0)}
          onChange={(percent) =>
            edit((it) => void (it.extra_charge = percent === 0 || percent === null ? null : { percent }))
          }
        />
      </FieldsGrid>
      {inUse !== null && !locked && <Second as="p">{inUse}</Second>}
      <Second as="p">{t('contractPriceNote', { currency })}</Second>
      <Rows>
        {contract.rates.map((rates, row) => (
          <FieldRow
            key={String(row)}
            role="group"
            aria-label={t('categoryNumber', { number: row + 1 })}
            style={{
              gridTemplateColumns:
                categories.length > 0 ? '90px repeat(3, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))',
            }}
          >
            {categories.length > 0 && <Still>{t('upToSize', { size: sizeOf(categories[row]) ?? '–' })}</Still>}
            <RatesRow
              path={`${path}.rates.${String(row)}`}
              rates={rates}
              was={before?.rates.length === contract.rates.length ? before.rates[row] : undefined}
              labelHidden={row > 0}
              onChange={(tier, value) => edit((it) => editRow(it.rates, row, (line) => void (line[tier] = value)))}
            />
          </FieldRow>
        ))}
      </Rows>
    </RowDialog>
  );
}
