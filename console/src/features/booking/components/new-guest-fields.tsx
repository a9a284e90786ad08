import { useTranslation } from 'react-i18next';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { hullForType } from '../../../../../contracts/vocabulary/hulls.js';
import { hullTypes, vesselTypes } from '../../../../../contracts/vocabulary/sizes.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { Button } from '../../../ui/buttons/button.js';
import { FieldsGrid, Three, Whole } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { type GuestValues, missingOf } from '../model/guest-values.js';
import { useRequiredKinds } from '../model/use-required-kinds.js';

interface NewGuestFieldsProps {
  readonly guest: GuestValues;
  readonly onGuest: (guest: GuestValues) => void;
  readonly onChange: () => void;
}

/** What a caller says of boat and person. Name of the boat and length are enough; what is empty is asked for later. */
export function NewGuestFields({ guest, onGuest, onChange }: NewGuestFieldsProps) {
  const { t } = useTranslation(['booking', 'entities/vessel']);
  const required = useRequiredKinds();
  const set = (changed: Partial<GuestValues>) => onGuest({ ...guest, ...changed });
  const metres = { suffix: 'm', maxIntegers: 4, decimals: 2 } as const;
  const missing = missingOf(guest);
  return (
    <>
      <FieldsGrid>
        <TextInput
          label={t('boatName')}
          required
          autoFocus={guest.boat === ''}
          maxLength={120}
          value={guest.boat}
          onChange={(boat) => set({ boat: boat ?? '' })}
        />
        <Whole>
          <Three>
            <NumberInput
              {...metres}
              label={t('trade:length')}
              required
              autoFocus={guest.boat !== ''}
              value={guest.length}
              onChange={(length) => set({ length: length ?? null })}
            />
            <NumberInput
              {...metres}
              label={t('trade:beam')}
              placeholder={t('toAskLater')}
              value={guest.beam}
              onChange={(beam) => set({ beam: beam ?? null })}
            />
            <NumberInput
              {...metres}
              label={t('trade:draught')}
              placeholder={t('toAskLater')}
              value={guest.draft}
              onChange={(draft) => set({ draft: draft ?? null })}
            />
          </Three>
        </Whole>
        {required.includes('HULL_TYPE') && (
          <SelectInput
            label={t('trade:hull')}
            required
            placeholder=""
            value={guest.hull_type}
            options={hullTypes.map((value) => ({ value, label: t(`entities/vessel:hullType_${value}`) }))}
            onChange={(chosen) => set({ hull_type: hullTypes.find((known) => known === chosen) ?? null })}
          />
        )}
        {required.includes('VESSEL_TYPE') && (
          <SelectInput
            label={t('trade:boatType')}
            required
            placeholder=""
            value={guest.type}
            options={vesselTypes.map((value) => ({ value, label: t(`entities/vessel:vesselType_${value}`) }))}
            onChange={(chosen) => {
              const chosenType = vesselTypes.find((known) => known === chosen) ?? null;
              set({ type: chosenType, hull_type: hullForType(guest, chosenType) });
            }}
          />
        )}
        <TextInput
          label={t('trade:phone')}
          type="tel"
          value={guest.phone}
          onChange={(phone) => set({ phone: phone ?? '' })}
        />
        <TextInput
          label={t('trade:email')}
          type="email"
          value={guest.email}
          onChange={(email) => set({ email: email ?? '' })}
        />
        <TextInput
          label={t('trade:firstName')}
          value={guest.first_name}
          onChange={(name) => set({ first_name: name ?? '' })}
        />
        <TextInput
          label={t('trade:lastName')}
          value={guest.last_name}
          onChange={(name) => set({ last_name: name ?? '' })}
        />
        <SelectInput
          label={t('trade:language')}
          value={guest.language}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
          onChange={(chosen) => set({ language: languages.find((known) => known === chosen) ?? 'en' })}
        />
      </FieldsGrid>
      <div>
        {missing.length > 0 && (
          <Quiet>{t('toAsk', { what: missing.map((fact) => t(`fact_${fact}`)).join(', ') })}</Quiet>
        )}
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('searchAgain')}
        </Button>
      </div>
    </>
  );
}
