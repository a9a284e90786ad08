import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { marinaInput } from '../../../../../contracts/marinas/call-schemas.js';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import type { Marina } from '../../../../../contracts/marinas/marina.js';
import { associationCodes } from '../../../../../contracts/marinas/vocabulary.js';
import { countries } from '../../../../../contracts/vocabulary/countries.js';
import { currencies } from '../../../../../contracts/vocabulary/money.js';
import { marinaPermissionNames } from '../../../../../contracts/vocabulary/permissions.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const MODES = ['full', 'lite', 'demo'] as const;

interface MarinaEditorProps {
  /** Null: a new marina. */
  found: { readonly marina: Marina; readonly revision: number } | null;
}

/** All details of a marina, for administrators: a new one, or one to change. */
export function MarinaEditor({ found }: MarinaEditorProps) {
  const { t, i18n } = useTranslation('identity/marinas');
  const navigate = useNavigate();
  const toast = useToast();
  const problemWords = useProblemWords();
  const words = useFieldWordsOfPage();
  const countryName = useCountryName();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(marinaInput, { defaults: found === null ? EMPTY : valuesOf(found.marina) });
  const { control, handleSubmit, applyProblem, formState } = form;
  const { field: association } = useController({ control, name: 'association_code' });
  const { field: permissions } = useController({ control, name: 'permissions' });
  const { field: office } = useController({ control, name: 'office_email' });
  const guard = useDiscardGuard(formState.isDirty);
  const refused = (error: Parameters<typeof problemWords>[0]) =>
    setProblem(applyProblem(error) ? null : problemWords(error));
  const adding = useSend(marinaCalls.add, {
    topics: [{ topic: 'marinas' }],
    onDone: ({ id }, { name }) => {
      toast({ kind: 'done', text: t('created', { marina: name }) });
      guard.letPass(() => void navigate(`/marinas/${id}?invite=true`, { replace: true }));
    },
    onRefused: refused,
  });
  const changing = useSend(marinaCalls.update, {
    topics: [{ topic: 'marinas' }],
    revision: () => found?.revision,
    onDone: (_answer, { name }) => {
      toast({ kind: 'done', text: t('saved', { marina: name }) });
      form.reset(form.getValues());
    },
    onRefused: refused,
  });
  const submit = handleSubmit((values) => {
    setProblem(null);
    return found === null ? adding.send(values) : changing.send({ marina_id: found.marina.id, ...values });
  });
  const features = permissions.value ?? {};
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      style={{ display: 'grid', gap: 16, maxWidth: 860 }}
    >
      <Card>
        <Section title={t('identity')}>
          <FieldsGrid>
            <TextField control={control} name="name" label={t('trade:name')} required maxLength={120} />
            <TextField
              control={control}
              name="code"
              label={t('trade:code')}
              hint={t('codeHint')}
              required
              maxLength={16}
            />
            <SelectField
              control={control}
              name="country"
              label={t('trade:country')}
              placeholder={t('chooseCountry')}
              required
              options={countries
                .map((value) => ({ value, label: countryName(value) ?? value }))
                .sort((one, other) => one.label.localeCompare(other.label, i18n.language))}
            />
            <SelectField
              control={control}
              name="time_zone"
              label={t('trade:timeZone')}
              hint={t('timeZoneHint')}
              required
              options={Intl.supportedValuesOf('timeZone').map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
            />
          </FieldsGrid>
        </Section>
        <Section title={t('product')}>
          <FieldsGrid>
            <SelectInput
              label={t('trade:association')}
              value={association.value ?? null}
              placeholder={t('noAssociation')}
              options={associationCodes.map((code) => ({ value: code, label: code }))}
              onChange={(code) => association.onChange(code ?? null)}
            />
            <SelectField
              control={control}
              name="mode"
              label={t('mode')}
              options={MODES.map((mode) => ({ value: mode, label: t(`mode_${mode}`) }))}
            />
            <SelectField
              control={control}
              name="currency"
              label={t('trade:currency')}
              options={currencies.map((code) => ({ value: code, label: code }))}
            />
            <TextInput
              label={t('trade:emailOfTheOffice')}
              type="email"
              autoComplete="off"
              hint={t('officeEmailHint')}
              value={office.value ?? ''}
              error={
                formState.errors.office_email?.message === undefined
                  ? undefined
                  : words(formState.errors.office_email.message)
              }
              onChange={(text) => office.onChange((text ?? '').trim() === '' ? null : text)}
            />
          </FieldsGrid>
          <SwitchField control={control} name="accepts_online_payments" label={t('onlinePayments')} />
        </Section>
        <Section title={t('features')} note={t('featuresNote')}>
          <FieldsGrid>
            {marinaPermissionNames.map((feature) => (
              <TickInput
                key={feature}
                look="check"
                label={t(`feature_${feature}`)}
                value={features[feature] === true}
                onChange={(on) => permissions.onChange({ ...features, [feature]: on === true })}
              />
            ))}
          </FieldsGrid>
        </Section>
      </Card>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button type="submit" kind="primary" busy={adding.isPending || changing.isPending}>
          {t(found === null ? 'createMarina' : 'actions:saveChanges')}
        </Button>
        <LinkButton kind="quiet" to="/marinas">
          {t('trade:allMarinas')}
        </LinkButton>
      </div>
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </form>
  );
}

const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
/** UTC, which servers and test machines have, is no zone of the list. */
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const EMPTY = {
  name: '',
  code: '',
  country: '',
  time_zone: ZONES.includes(OWN_ZONE) ? OWN_ZONE : 'Europe/Paris',
  association_code: null,
  mode: 'full' as const,
  currency: 'EUR' as const,
  accepts_online_payments: false,
  office_email: null,
  permissions: { reservation: true },
};

function valuesOf(marina: Marina) {
  const { name, code, country, time_zone, association, mode, office_email, marina_settings } = marina;
  const { currency, accepts_online_payments, permissions } = marina_settings;
  return {
    name,
    code,
    country,
    time_zone,
    association_code: association.code,
    mode,
    office_email,
    currency,
    accepts_online_payments,
    permissions,
  };
}
