import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import type { VatLists, VatRate } from '../../../../../contracts/payments/vat.js';
import { supplies, VAT_RATES_MAX } from '../../../../../contracts/payments/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { AddIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { textWidth } from '../../../ui/theme/measures.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { fromCountry, inOrder, rateOf, usedFor } from '../model/vat-draft.js';
import { VatRateFields } from './vat-rate-fields.js';

const READABLE = { maxWidth: textWidth };

/** The marina's rates, what each is used for, and the rates of a country to begin with. */
export function VatForm({ lists }: { readonly lists: VatLists }) {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const known = useCountryName();
  const countryName = (code: string) => known(code) ?? code;
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const today = useMarinaToday();
  const [country, setCountry] = useState(lists.country);
  const [rates, setRates] = useState<readonly VatRate[]>(lists.VATList);
  const [number, setNumber] = useState(lists.vat_number);
  const { send, isPending, error, reset } = useSend(paymentSettingCalls.updateVat, {
    topics: [{ topic: 'payments' }, { topic: 'marinas' }],
    revision: () => (lists.revision < 0 ? undefined : lists.revision),
    onDone: () => toast({ kind: 'done', text: t('vatSaved') }),
  });
  const change = (next: readonly VatRate[]) => {
    reset();
    setRates(next);
  };
  const changed = number !== lists.vat_number || JSON.stringify(rates) !== JSON.stringify(lists.VATList);
  const faultOf = (path: string) => {
    const fault = error?.errors.find((one) => one.path.startsWith(path));
    return fault === undefined ? undefined : fieldWords(fault.code);
  };
  const listed = lists.countries.some((one) => one.country === country);
  const add = () => {
    const dated = [{ valid_from: today, percent: 0 }];
    change([...rates, { id: crypto.randomUUID(), name: '', used_for: [], rates: dated }]);
  };
  const take = () => {
    const taken = fromCountry(
      lists,
      country,
      (name) => t(`rate_${name}`),
      () => crypto.randomUUID(),
    );
    const first = taken[0]?.id ?? null;
    change(supplies.reduce<readonly VatRate[]>((all, supply) => usedFor(all, supply, first), taken));
  };
  const locked = rates.length >= VAT_RATES_MAX ? t('tooManyRates') : null;
  return (
    <>
      <Section
        title={t('vat')}
        note={country === lists.country ? t('vatOfMarina', { country: countryName(country) }) : undefined}
        actions={
          <Button icon={<AddIcon />} disabledReason={locked} onClick={add}>
            {t('addRate')}
          </Button>
        }
      >
        {rates.length === 0 && <Quiet style={READABLE}>{t('noRates')}</Quiet>}
        {rates.map((rate, index) => (
          <VatRateFields
            key={rate.id}
            rate={rate}
            errors={(field) => faultOf(`VATList.${String(index)}.${field}`)}
            onChange={(next) => change(rates.map((one) => (one.id === rate.id ? next : one)))}
            onDelete={() => change(rates.filter((one) => one.id !== rate.id))}
          />
        ))}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-end' }}>
          <SelectInput
            label={t('trade:country')}
            value={country}
            options={[...new Set([lists.country, ...lists.countries.map((one) => one.country)])].map((value) => ({
              value,
              label: countryName(value),
            }))}
            onChange={(value) => setCountry(value ?? lists.country)}
          />
          {rates.length === 0 && (
            <Button disabledReason={listed ? null : t('countryUnknown')} onClick={take}>
              {t('takeCountry', { country: countryName(country) })}
            </Button>
          )}
        </div>
        {listed && <CountryRates lists={lists} country={country} />}
      </Section>
      <Section title={t('usedFor')} level="label">
        <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' }}>
          {supplies.map((supply) => (
            <SelectInput
              key={supply}
              label={t(`supply_${supply}`)}
              value={rateOf(rates, supply)}
              placeholder={t('noVat')}
              options={rates.map(({ id, name }) => ({ value: id, label: name === '' ? t('trade:unnamed') : name }))}
              onChange={(id) => change(usedFor(rates, supply, id ?? null))}
            />
          ))}
          <TextInput
            label={t('vatNumber')}
            value={number}
            maxLength={30}
            autoComplete="off"
            error={faultOf('vat_number')}
            onChange={(text) => setNumber(text ?? '')}
          />
        </div>
        {error !== null && error.errors.length === 0 && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
        <div>
          <Button
            kind="primary"
            busy={isPending}
            disabledReason={changed ? null : t('nothingChanged')}
            onClick={() => void send({ vat_number: number, VATList: rates.map(inOrder) })}
          >
            {t('saveVat')}
          </Button>
        </div>
      </Section>
    </>
  );
}

function CountryRates({ lists, country }: { readonly lists: VatLists; readonly country: string }) {
  const { t } = useTranslation('payments');
  const known = useCountryName();
  const found = lists.countries.find((one) => one.country === country);
  const words = (found?.rates ?? []).map(({ name, rates }) => {
    const latest = rates.at(-1)?.percent ?? 0;
    return `${t(`rate_${name}`)} ${String(latest)} %`;
  });
  const standard = found?.rates.find(({ name }) => name === 'STANDARD')?.rates.at(-1)?.percent;
  return (
    <>
      <Quiet style={READABLE}>{t('countryRates', { rates: words.join(', ') })}</Quiet>
      {standard !== undefined && (
        <Quiet style={READABLE}>
          {t('checkBerthRate', { percent: String(standard), country: known(country) ?? country })}
        </Quiet>
      )}
    </>
  );
}
