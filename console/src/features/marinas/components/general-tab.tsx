import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { marinaCalls } from '../../../../../contracts/marinas/calls.js';
import { marinaRequirements, reservationSettings } from '../../../../../contracts/marinas/marina.js';
import type { SettingsPage } from '../../../../../contracts/marinas/settings-call-schemas.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useNow } from '../../../lib/time/use-now.js';
import { LockedPart } from '../../../entities/marina/locked-part.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { useSettingsForm } from '../model/use-settings-form.js';
import { useSaveSection } from '../model/use-save-section.js';
import { useUploads } from '../model/use-uploads.js';
import { ColleagueNotice } from './colleague-notice.js';
import { PolicyFile } from './policy-file.js';
import { RefundSteps } from './refund-steps.js';
import { RequirementFields } from './requirement-fields.js';
import { SaveBar } from './save-bar.js';
import { Beside, Note, SettingRow } from './setting-row.js';
import { TextLines } from './text-lines.js';

const schema = z.object({ reservation_settings: reservationSettings, marina_requirements: marinaRequirements });
const HOUR = 3_600_000;
const UNLIMITED = { max_length: 250, max_beam: 40, max_draft: 20 } as const;

/** Limits, requirements and cancellation policies of reservations (spec 3 §3, §5). */
export function GeneralTab({ page }: { page: SettingsPage }) {
  const { t } = useTranslation('marinas');
  const { dateLong: date, instant } = useFormats();
  const today = useMarinaToday();
  const now = useNow(60_000);
  const save = useSaveSection();
  const shortPolicy = useUploads('CANCELLATION_POLICY_SHORT');
  const longPolicy = useUploads('CANCELLATION_POLICY_LONG');
  const uploading = [...shortPolicy.running, ...longPolicy.running];
  const { reservations, marina_requirements } = page.marina.marina_settings;
  const values = { reservation_settings: reservations, marina_requirements };
  const settings = useSettingsForm({
    name: 'general',
    schema,
    values,
    revision: page.revision,
    send: (section, { reservation_settings, marina_requirements: asked }, revision) =>
      section === 'marina_requirements'
        ? save(marinaCalls.requirements, { marina_requirements: asked }, revision)
        : save(marinaCalls.reservationSettings, { reservation_settings }, revision),
    busyElsewhere: uploading.length > 0,
  });
  const { control, typed, form } = settings;
  const { field: requirements } = useController({ control, name: 'marina_requirements' });
  const { field: long } = useController({ control, name: 'reservation_settings.cancellation_policy_long' });
  const limits = typed.reservation_settings;
  const anySize = Object.entries(UNLIMITED).every(([name, most]) => limits[name as keyof typeof UNLIMITED] === most);
  const whole = { control, decimals: 0, maxIntegers: 4 };
  const days = (count: number | null | undefined) => (count == null ? null : date(addDays(today, count)));
  const earliest = days(limits.min_days_in_advance) ?? date(today);
  const latest = days(limits.max_days_in_advance);
  const hours = limits.answer_hours ?? 0;
  const setSize = (any: boolean) => {
    const sizes = any ? UNLIMITED : { max_length: 24, max_beam: 8, max_draft: 5 };
    for (const [name, size] of Object.entries(sizes)) {
      form.setValue(`reservation_settings.${name as keyof typeof UNLIMITED}`, size, { shouldValidate: true });
    }
  };
  return (
    <>
      <ColleagueNotice form={settings} values={values} />
      <Card>
        <SettingRow title={t('howLong')} text={t('howLongText')}>
          <Beside>
            <NumberField
              {...whole}
              name="reservation_settings.max_nights"
              label={t('longestStay')}
              suffix={t('common:nightsWord')}
            />
            <NumberField
              {...whole}
              name="reservation_settings.min_days_in_advance"
              label={t('atLeastAhead')}
              suffix={t('common:daysWord')}
            />
            <NumberField
              {...whole}
              name="reservation_settings.max_days_in_advance"
              label={t('atMostAhead')}
              suffix={t('common:daysWord')}
            />
          </Beside>
          <Note>
            {t('upTo999')} {latest === null ? t('askFrom', { earliest }) : t('askBetween', { earliest, latest })}
          </Note>
        </SettingRow>
        <SettingRow title={t('boatSize')} text={t('boatSizeText')}>
          <ToggleInput
            label={t('boatSize')}
            labelHidden
            value={anySize ? 'any' : 'limited'}
            options={[
              { value: 'any', label: t('anySize') },
              { value: 'limited', label: t('onlyUpTo') },
            ]}
            onChange={(value) => setSize(value === 'any')}
          />
          {!anySize && (
            <Beside>
              <NumberField
                control={control}
                fixed={2}
                name="reservation_settings.max_length"
                label={t('trade:length')}
                suffix="m"
              />
              <NumberField
                control={control}
                fixed={2}
                name="reservation_settings.max_beam"
                label={t('trade:beam')}
                suffix="m"
              />
              <NumberField
                control={control}
                fixed={2}
                name="reservation_settings.max_draft"
                label={t('trade:draught')}
                suffix="m"
              />
            </Beside>
          )}
          <Note>{t('anySizeMeans')}</Note>
        </SettingRow>
        <SettingRow title={t('timeToAccept')} text={t('timeToAcceptText')}>
          <Beside>
            <NumberField
              {...whole}
              name="reservation_settings.answer_hours"
              label={t('answerHours')}
              suffix={t('hours')}
            />
            <NumberField
              {...whole}
              name="reservation_settings.waiting_offer_hours"
              label={t('waitingHours')}
              suffix={t('hours')}
            />
          </Beside>
          {hours > 0 && hours <= 720 && (
            <Note>{t('offerExpires', { at: instant(new Date(now + hours * HOUR).toISOString()) })}</Note>
          )}
        </SettingRow>
        <SettingRow title={t('contactsShown')} text={t('contactsShownText')}>
          <NumberField
            {...whole}
            name="reservation_settings.contacts_shown_days"
            label={t('contactsShownDays')}
            suffix={t('common:daysWord')}
          />
        </SettingRow>
        <SettingRow title={t('requirements')} text={t('requirementsText')}>
          <RequirementFields value={marinaRequirements.parse(requirements.value)} onChange={requirements.onChange} />
        </SettingRow>
        <SettingRow title={t('additional')} text={t('additionalText')}>
          <TextLines control={control} name="reservation_settings.additional_requirements" />
        </SettingRow>
        <SettingRow title={t('trade:cancellationPolicy')} text={t('cancellationText')}>
          <LockedPart feature="deposit_and_cancellation" text={t('cancellationLocked')}>
            <h3 style={type.strong}>{t('shortStays')}</h3>
            <PolicyFile kind="CANCELLATION_POLICY_SHORT" files={page.files} uploads={shortPolicy} />
            <RefundSteps control={control} name="reservation_settings.cancellation_policy" />
            <h3 style={type.strong}>{t('longStays')}</h3>
            <PolicyFile kind="CANCELLATION_POLICY_LONG" files={page.files} uploads={longPolicy} />
            <ToggleInput
              label={t('longRules')}
              labelHidden
              value={long.value == null ? 'same' : 'own'}
              options={[
                { value: 'same', label: t('sameRules') },
                { value: 'own', label: t('ownRules') },
              ]}
              onChange={(value) => long.onChange(value === 'own' ? (limits.cancellation_policy ?? []) : null)}
            />
            {long.value != null && (
              <RefundSteps control={control} name="reservation_settings.cancellation_policy_long" />
            )}
          </LockedPart>
        </SettingRow>
      </Card>
      <SaveBar form={settings} uploading={uploading.map(({ file }) => file.name)} />
    </>
  );
}
