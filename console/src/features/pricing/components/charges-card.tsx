import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chargeKinds, chargeUnits } from '../../../../../contracts/pricing/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { AddIcon, DeleteIcon, EditIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import type { PierChoice } from '../api/use-piers.js';
import { useVatPercents } from '../api/use-vat-percents.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { CardHeads, CardRow, CardRows, Under } from './card-table.js';
import { NumberCell } from './cells.js';
import { ChargeFields, type ChargeForm } from './charge-fields.js';
import { useRuleWords } from './use-rule-words.js';
import { VatSelect } from './vat-select.js';

const grid = {
  gridTemplateColumns:
    'minmax(72px, 1fr) minmax(88px, 1.1fr) minmax(76px, 0.9fr) minmax(88px, 1.25fr) minmax(70px, 0.95fr) 64px',
};

const newCharge = (): ChargeForm => ({
  name: '',
  kind: 'fees',
  value: null,
  charged: 'PER_NIGHT',
  active_by_default: true,
  always: true,
});

/** The charges by their kinds. Electricity and tourist tax have rows too; what they come to is set in their own cards. */
export function ChargesCard({ piers }: { readonly piers: readonly PierChoice[] }) {
  const { t } = useTranslation('pricing/charges');
  const { form, change, locked } = useEditing();
  const percents = useVatPercents();
  const [open, setOpen] = useState<number | null>(null);
  const { electricity } = form;
  const paidElectricity = electricity !== undefined && electricity.type !== 'INCLUDED' ? electricity : null;
  const taxed = (form.tourist_taxes ?? []).length > 0;
  const none = form.custom_surcharges.length === 0 && paidElectricity === null && !taxed;
  return (
    <Card>
      <Section
        title={t('charges')}
        note={t('chargesNote')}
        actions={
          !locked && (
            <Button
              size="small"
              icon={<AddIcon />}
              onClick={() => {
                setOpen(form.custom_surcharges.length);
                change((next) => void next.custom_surcharges.push(newCharge()));
              }}
            >
              {t('add')}
            </Button>
          )
        }
      >
        {none && <Second as="p">{t('noCharges')}</Second>}
        {!none && (
          <CardRows>
            <CardHeads style={grid} aria-hidden="true">
              {(['trade:name', 'kind', 'value', 'charged', 'vat'] as const).map((head) => (
                <span key={head}>{t(head)}</span>
              ))}
              <span />
            </CardHeads>
            {paidElectricity !== null && (
              <CardRow style={grid} role="group" aria-label={t('electricity')}>
                <span style={type.strong}>{t('electricity')}</span>
                <span>{t('kind_fees')}</span>
                <Second as="span">{t('seeBelow')}</Second>
                <span>{t(`electricity_${paidElectricity.type}`)}</span>
                <VatSelect
                  percents={percents}
                  value={paidElectricity.vat_percent}
                  onChange={(vat) =>
                    change((next) => {
                      const held = next.electricity;
                      if (held !== undefined && held.type !== 'INCLUDED') held.vat_percent = vat;
                    })
                  }
                />
                <Row as="span" justify="flex-end" data-end>
                  {!locked && (
                    <IconButton
                      label={t('removeNamed', { name: t('electricity') })}
                      icon={<DeleteIcon />}
                      onClick={() => change((next) => void (next.electricity = undefined))}
                    />
                  )}
                </Row>
              </CardRow>
            )}
            {form.custom_surcharges.map((charge, index) => (
              <ChargeRow
                key={charge.id ?? String(index)}
                index={index}
                charge={charge}
                piers={piers}
                percents={percents}
                open={index === open}
                onOpen={(on) => setOpen(on ? index : null)}
              />
            ))}
            {taxed && (
              <CardRow style={grid} role="group" aria-label={t('touristTax')}>
                <span style={type.strong}>{t('touristTax')}</span>
                <span>{t('kind_taxes')}</span>
                <Second as="span">{t('seeAbove')}</Second>
                <span>{t('byRule')}</span>
                <span>{t('vatNone')}</span>
                <span />
              </CardRow>
            )}
          </CardRows>
        )}
      </Section>
    </Card>
  );
}

interface ChargeRowProps {
  readonly index: number;
  readonly charge: ChargeForm;
  readonly piers: readonly PierChoice[];
  readonly percents: readonly number[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

function ChargeRow({ index, charge, piers, percents, open, onOpen }: ChargeRowProps) {
  const { t } = useTranslation('pricing/charges');
  const { change, published, locked, currency } = useEditing();
  const narrow = useNarrow();
  const words = useRuleWords(piers);
  const path = `custom_surcharges.${index}`;
  const before = published?.custom_surcharges.find(({ id }) => id !== undefined && id === charge.id);
  const edit = (recipe: (it: ChargeForm) => void) => change((next) => editRow(next.custom_surcharges, index, recipe));
  const named = charge.name === '' ? t('newCharge') : charge.name;
  const about = [
    charge.always === true ? null : t(charge.active_by_default ? 'optionalOn' : 'optional'),
    (charge.piers ?? []).length === 0 ? null : words.piers(charge.piers),
  ].filter((word) => word !== null);
  return (
    <div role="group" aria-label={named}>
      <CardRow style={grid} data-open={open || undefined}>
        <span style={{ ...type.strong, minWidth: 0, overflowWrap: 'anywhere' }}>
          {named}
          {about.length > 0 && <Under>{about.join(', ')}</Under>}
        </span>
        <SelectInput
          label={t('kind')}
          labelHidden={!narrow}
          disabled={locked}
          options={chargeKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          value={charge.kind}
          onChange={(kind) => edit((it) => void (it.kind = chargeKinds.find((one) => one === kind) ?? 'fees'))}
        />
        <NumberCell
          path={`${path}.value`}
          label={t('value')}
          suffix={currency}
          fixed={2}
          value={charge.value}
          was={before?.value}
          onChange={(value) => edit((it) => void (it.value = value))}
        />
        <SelectInput
          label={t('charged')}
          labelHidden={!narrow}
          disabled={locked}
          options={chargeUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
          value={charge.charged}
          onChange={(unit) => edit((it) => void (it.charged = chargeUnits.find((one) => one === unit) ?? 'TOTAL'))}
        />
        <VatSelect
          percents={percents}
          value={charge.vat_percent}
          onChange={(vat) => edit((it) => void (it.vat_percent = vat))}
        />
        <Row as="span" justify="flex-end" data-end>
          <IconButton
            label={t(open ? 'closeNamed' : 'editNamed', { name: named })}
            icon={<EditIcon />}
            aria-expanded={open}
            onClick={() => onOpen(!open)}
          />
          {!locked && (
            <IconButton
              label={t('removeNamed', { name: named })}
              icon={<DeleteIcon />}
              onClick={() => {
                onOpen(false);
                change((next) => void next.custom_surcharges.splice(index, 1));
              }}
            />
          )}
        </Row>
      </CardRow>
      {open && <ChargeFields path={path} charge={charge} piers={piers} edit={edit} />}
    </div>
  );
}
