import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { marinaCalls, settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { marinaRequirements } from '../../../../../contracts/marinas/marina.js';
import { instantBooking } from '../../../../../contracts/marinas/reservation-settings.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import { CheckField } from '../../../ui/fields/check-field.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { Card } from '../../../ui/page/card.js';
import { useSaveSection } from '../model/use-save-section.js';
import { useSettingsForm } from '../model/use-settings-form.js';
import { ColleagueNotice } from './colleague-notice.js';
import { InstantRequirements } from './instant-requirements.js';
import { InstantPiers } from './instant-piers.js';
import { SaveBar } from './save-bar.js';
import { Beside, SettingRow } from './setting-row.js';
import { TextLines } from './text-lines.js';

const schema = z.object({ instant_booking: instantBooking, marina_requirements: marinaRequirements });
const conditions = ['full_payment', 'valid_documents', 'stayed_before', 'members_only'] as const;

/** Who may book a berth at once, with which fields, for which stays, and on which piers (spec 3 §3). */
export function InstantTab({ page }: { page: SettingsPage }) {
  const { t } = useTranslation('marinas');
  const save = useSaveSection();
  const { instant_booking, marina_requirements, accepts_online_payments } = page.marina.marina_settings;
  const values = { instant_booking, marina_requirements };
  const settings = useSettingsForm({
    name: 'instant',
    schema,
    values,
    revision: page.revision,
    send: (section, { instant_booking: booking, marina_requirements: asked }, revision) =>
      section === 'marina_requirements'
        ? save(marinaCalls.requirements, { marina_requirements: asked }, revision)
        : save(settingsCalls.instantBooking, { instant_booking: booking }, revision),
  });
  const { control, typed } = settings;
  const { field: requirements } = useController({ control, name: 'marina_requirements' });
  const off = typed.instant_booking.enabled === false;
  const whole = { control, decimals: 0, maxIntegers: 4, disabled: off };
  const size = { control, fixed: 2, suffix: 'm', disabled: off };
  return (
    <>
      <ColleagueNotice form={settings} values={values} />
      <Card>
        <SettingRow title={t('trade:instantBooking')} text={t('instantText')}>
          <SwitchField control={control} name="instant_booking.enabled" label={off ? t('off') : t('on')} />
        </SettingRow>
        <SettingRow title={t('whoInstant')} text={t('whoInstantText')}>
          {conditions.map((name) => {
            const unpaid = name === 'full_payment' && !accepts_online_payments;
            return (
              <CheckField
                key={name}
                control={control}
                name={`instant_booking.${name}`}
                label={t(`condition_${name}`)}
                disabled={off}
                reason={!off && unpaid ? t('needsPayments') : null}
              />
            );
          })}
        </SettingRow>
        <SettingRow title={t('instantRequirements')} text={t('instantRequirementsText')}>
          <InstantRequirements
            value={marinaRequirements.parse(requirements.value)}
            disabled={off}
            onChange={requirements.onChange}
          />
        </SettingRow>
        <SettingRow title={t('whichStays')} text={t('whichStaysText')}>
          <Beside>
            <NumberField
              {...whole}
              name="instant_booking.max_nights"
              label={t('longestStay')}
              suffix={t('common:nightsWord')}
            />
            <NumberField
              {...whole}
              name="instant_booking.min_hours_in_advance"
              label={t('atLeastAhead')}
              suffix={t('hours')}
            />
            <NumberField
              {...whole}
              name="instant_booking.max_days_in_advance"
              label={t('atMostAhead')}
              suffix={t('common:daysWord')}
            />
          </Beside>
        </SettingRow>
        <SettingRow title={t('boatsUpTo')} text={t('emptyNoLimit')}>
          <Beside>
            <NumberField {...size} name="instant_booking.max_length" label={t('trade:length')} />
            <NumberField {...size} name="instant_booking.max_beam" label={t('trade:beam')} />
            <NumberField {...size} name="instant_booking.max_draft" label={t('trade:draught')} />
          </Beside>
        </SettingRow>
        <SettingRow title={t('additional')} text={t('beforePaying')}>
          <TextLines control={control} name="instant_booking.additional_requirements" />
        </SettingRow>
      </Card>
      <InstantPiers supportEmail={page.support_email} />
      <SaveBar form={settings} />
    </>
  );
}
