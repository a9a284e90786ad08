import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { marinaProfileForm } from '../../../../../contracts/marinas/profile.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import {
  amenities,
  officeLanguages,
  supportServices,
  type Weekday,
} from '../../../../../contracts/marinas/vocabulary.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { NoteField } from '../../../ui/fields/note-field.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { useSaveSection } from '../model/use-save-section.js';
import { useSettingsForm } from '../model/use-settings-form.js';
import { useUploads } from '../model/use-uploads.js';
import { ColleagueNotice } from './colleague-notice.js';
import { EmailField } from './email-field.js';
import { HoursFields } from './hours-fields.js';
import { MarinaPhotos } from './marina-photos.js';
import { SaveBar } from './save-bar.js';
import { Beside, Note, SettingRow } from './setting-row.js';
import { TickList } from './tick-list.js';

const schema = z.object({ marina_profile: marinaProfileForm });

/** What boaters read about the marina: name, address, contacts, hours, services and photos. */
export function MarinaForm({ page }: { page: SettingsPage }) {
  const { t, i18n } = useTranslation('marinas');
  const words = useFieldWordsOfPage();
  const countryName = useCountryName();
  const save = useSaveSection();
  const photos = useUploads('MARINA_PHOTO');
  const { name, time_zone, office_email, code, country, marina_settings } = page.marina;
  const values = { marina_profile: { ...page.profile, name, time_zone, office_email } };
  const settings = useSettingsForm({
    name: 'marina',
    schema,
    values,
    revision: page.revision,
    send: (_section, body, revision) => save(settingsCalls.profile, body, revision),
    busyElsewhere: photos.running.length > 0,
  });
  const { control, form } = settings;
  const { field: hours } = useController({ control, name: 'marina_profile.opening_hours' });
  const { field: offered } = useController({ control, name: 'marina_profile.amenities' });
  const { field: services } = useController({ control, name: 'marina_profile.services' });
  const { field: spoken } = useController({ control, name: 'marina_profile.languages' });
  const { field: position } = useController({ control, name: 'marina_profile.position' });
  const { field: email } = useController({ control, name: 'marina_profile.office_email' });
  const wrong = form.formState.errors.marina_profile;
  const open = hours.value ?? [];
  const hourErrors = Object.fromEntries(
    open.flatMap(({ day }, index) => {
      const problem = wrong?.opening_hours?.[index]?.closes?.message;
      return problem === undefined ? [] : [[day, words(problem)]];
    }),
  ) as Partial<Record<Weekday, string>>;
  const languageNames = new Intl.DisplayNames([i18n.resolvedLanguage ?? 'en'], { type: 'language' });
  const place = position.value;
  const setPlace = (change: { latitude?: number | null; longitude?: number | null }) => {
    const next = { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null, ...change };
    position.onChange(next.latitude === null && next.longitude === null ? null : next);
  };
  const degrees = { maxIntegers: 3, decimals: 6, negative: true, suffix: '°', onBlur: position.onBlur };
  const placeError = (part: 'latitude' | 'longitude') => {
    const problem = wrong?.position?.[part]?.message;
    return problem === undefined ? undefined : words(problem);
  };
  return (
    <>
      <ColleagueNotice form={settings} values={values} />
      <Card>
        <SettingRow title={t('identity')} text={t('identityText')}>
          <Beside>
            <TextField control={control} name="marina_profile.name" label={t('trade:name')} required maxLength={120} />
            <SelectField
              control={control}
              name="marina_profile.time_zone"
              label={t('trade:timeZone')}
              hint={t('timeZoneHint')}
              options={Intl.supportedValuesOf('timeZone').map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
            />
          </Beside>
          <KeyValues
            items={[
              { label: t('trade:code'), value: code },
              { label: t('trade:country'), value: countryName(country) },
              { label: t('trade:currency'), value: marina_settings.currency },
            ]}
          />
          <Note>{t('fixedHint')}</Note>
          <NoteField control={control} name="marina_profile.description" label={t('description')} max={1024} />
        </SettingRow>
        <SettingRow title={t('trade:address')} text={t('addressText')}>
          <TextField control={control} name="marina_profile.street" label={t('street')} autoComplete="street-address" />
          <Beside>
            <TextField control={control} name="marina_profile.postal_code" label={t('postalCode')} maxLength={20} />
            <TextField control={control} name="marina_profile.city" label={t('city')} maxLength={80} />
          </Beside>
          <Beside>
            <NumberInput
              {...degrees}
              label={t('trade:latitude')}
              value={place?.latitude}
              error={placeError('latitude')}
              onChange={(latitude) => setPlace({ latitude })}
            />
            <NumberInput
              {...degrees}
              label={t('trade:longitude')}
              value={place?.longitude}
              error={placeError('longitude')}
              onChange={(longitude) => setPlace({ longitude })}
            />
          </Beside>
        </SettingRow>
        <SettingRow title={t('contacts')} text={t('contactsText')}>
          <Beside>
            <TextField control={control} name="marina_profile.phone" label={t('trade:phone')} type="tel" />
            <TextField control={control} name="marina_profile.vhf_channel" label={t('vhf')} maxLength={4} />
          </Beside>
          <Beside>
            <EmailField
              value={email.value ?? ''}
              onChange={email.onChange}
              onBlur={email.onBlur}
              code={wrong?.office_email?.message}
            />
            <TextField control={control} name="marina_profile.website" label={t('website')} inputMode="url" />
          </Beside>
        </SettingRow>
        <SettingRow title={t('hoursTitle')} text={t('hoursText')}>
          <HoursFields value={open} onChange={hours.onChange} errors={hourErrors} />
        </SettingRow>
        <SettingRow title={t('amenities')}>
          <TickList
            label={t('amenities')}
            options={amenities}
            nameOf={(option) => t(`amenity_${option}`)}
            value={offered.value ?? []}
            onChange={offered.onChange}
          />
        </SettingRow>
        <SettingRow title={t('services')} text={t('servicesText')}>
          <TickList
            label={t('services')}
            options={supportServices}
            nameOf={(option) => t(`service_${option}`)}
            value={services.value ?? []}
            onChange={services.onChange}
          />
        </SettingRow>
        <SettingRow title={t('languages')} text={t('languagesText')}>
          <TickList
            label={t('languages')}
            options={officeLanguages}
            nameOf={(option) => languageNames.of(option) ?? option}
            value={spoken.value ?? []}
            onChange={spoken.onChange}
          />
        </SettingRow>
        <SettingRow title={t('trade:photos')} text={t('photosText')}>
          <MarinaPhotos files={page.files} uploads={photos} />
        </SettingRow>
      </Card>
      <SaveBar form={settings} uploading={photos.running.map(({ file }) => file.name)} />
    </>
  );
}
