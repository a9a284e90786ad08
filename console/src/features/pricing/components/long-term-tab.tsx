import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AddIcon, EditIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import { useEditing } from '../model/editing-context.js';
import type { ContractForm } from '../model/plan-form.js';
import { blankRates, categoriesOf } from '../model/plan-form.js';
import { ContractDialog } from './contract-dialog.js';
import { FieldRow, RowHeads, Rows, Still } from './rows.js';

const columns = 'minmax(0, 1.4fr) minmax(80px, 0.8fr) minmax(0, 1.4fr) minmax(0, 1.2fr) minmax(0, 1fr) 36px';

/** The long-term contracts. Each opens in a dialog. */
export function LongTermTab() {
  const { t } = useTranslation('pricing');
  const { form, change, locked, checked, currency } = useEditing();
  const formats = useFormats();
  const [open, setOpen] = useState<number | null>(null);
  const today = formats.today();
  const add = () => {
    const year = Number(today.slice(0, 4));
    const rates = Array.from({ length: Math.max(1, categoriesOf(form).length) }, blankRates);
    const availability = { start_date: `${String(year)}-01-01`, end_date: `${String(year + 2)}-12-31` };
    change((next) => {
      next.contracts.push({
        name: '',
        period: { unit: 'MONTHS', count: 6 },
        availability,
        rates,
        extra_charge: null,
        instalments: 'MONTHLY',
      });
    });
    setOpen(form.contracts.length);
  };
  const lowest = ({ rates }: ContractForm) => {
    const prices = rates.flatMap(({ daily, weekly, monthly }) => [monthly ?? weekly ?? daily ?? []].flat());
    return prices.length === 0 ? t('noPrice') : t('fromPrice', { price: formats.money(Math.min(...prices), currency) });
  };
  return (
    <Card>
      <Section
        title={t('contracts')}
        note={t('contractsNote')}
        actions={
          !locked && (
            <Button size="small" icon={<AddIcon />} onClick={add}>
              {t('addContract')}
            </Button>
          )
        }
      >
        {form.contracts.length === 0 && <Second as="p">{t('noContracts')}</Second>}
        {form.contracts.length > 0 && (
          <Rows>
            <RowHeads style={{ gridTemplateColumns: columns }}>
              {(['trade:contract', 'period', 'canBeTaken', 'trade:price', 'trade:instalments'] as const).map((head) => (
                <span key={head}>{t(head)}</span>
              ))}
              <span />
            </RowHeads>
            {form.contracts.map((contract, index) => {
              const { period, availability } = contract;
              const path = `contracts.${String(index)}.`;
              const wrong = [...checked.errors.keys()].some((one) => one.startsWith(path));
              return (
                <FieldRow key={contract.id ?? path} style={{ gridTemplateColumns: columns }}>
                  <Still style={type.strong}>{contract.name || t('trade:unnamed')}</Still>
                  <Still>{t(period.unit === 'YEARS' ? 'years' : 'common:months', { count: period.count ?? 0 })}</Still>
                  <Still>
                    {formats.date(availability.start_date)} – {formats.date(availability.end_date)}
                  </Still>
                  <Still>{wrong ? t('incomplete') : lowest(contract)}</Still>
                  <Still>{t(`instalments_${contract.instalments}`)}</Still>
                  <IconButton
                    label={t('openContract', { name: contract.name })}
                    icon={<EditIcon />}
                    onClick={() => setOpen(index)}
                  />
                </FieldRow>
              );
            })}
          </Rows>
        )}
      </Section>
      {open !== null && form.contracts[open] !== undefined && (
        <ContractDialog index={open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
