import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { type EditHindrance, editHindrance, isMasked } from '../../../entities/boater/boater-card-rules.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useMay } from '../../../lib/session/may.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { ChangeEmailDialog } from './change-email-dialog.js';
import { FileLink } from './file-link.js';
import { FactGrid } from './three-columns.js';

const PersonForm = lazyWithRetry(async () => (await import('./person-form.js')).PersonForm);

interface PersonalInfoProps {
  readonly page: BoaterPage;
  readonly editing: boolean;
  readonly onEditing: (editing: boolean) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** Everything on record about the person, and the form that changes it. */
export function PersonalInfo({ page, editing, onEditing, onDirty }: PersonalInfoProps) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const hindrance = useEditHindrance(page);
  const done = () => {
    onEditing(false);
    onDirty(false);
  };
  const [saved, setSaved] = useState(false);
  return (
    <Card>
      <Section
        title={t('personalInfo')}
        actions={
          !editing &&
          (hindrance === null || hindrance === 'noPermission') && (
            <Button
              // The focus returns here after saving.
              autoFocus={saved}
              disabledReason={hindrance === null ? null : t(`entities/boater:editHindrance_${hindrance}`)}
              onClick={() => onEditing(true)}
            >
              {t('actions:edit')}
            </Button>
          )
        }
      >
        {editing ? (
          <PersonForm
            page={page}
            onDirty={onDirty}
            onDone={() => {
              setSaved(true);
              done();
            }}
          />
        ) : (
          <Facts page={page} />
        )}
        {!editing && hindrance !== null && hindrance !== 'noPermission' && (
          <Quiet>{t(`entities/boater:editHindrance_${hindrance}`)}</Quiet>
        )}
        {hindrance === 'guest' && <CorrectEmail page={page} />}
      </Section>
    </Card>
  );
}

/** Staff correct a mistyped address: mails to it do not arrive, so the boater does not notice the mistake. */
function CorrectEmail({ page: { boater } }: { readonly page: BoaterPage }) {
  const { t } = useTranslation('boaters');
  const [open, setOpen] = useState(false);
  const who = principalOf({ user: useUser(), marina: useMarina() });
  const may = useMay(boaterCalls.changeEmail.access);
  if (!may || boater.email === null || isMasked(boater.email)) return null;
  if (!mayWriteCustomer(who, boater.relation_type, 'change')) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('correctEmail')}</Button>
      {open && <ChangeEmailDialog boater={boater} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The reason why the person's data cannot be changed; null if they can. */
function useEditHindrance({ boater }: BoaterPage): Exclude<EditHindrance, 'notNow'> | null {
  const marina = useMarina();
  const who = principalOf({ user: useUser(), marina });
  const features = marina.marina_settings.permissions;
  const hindrance = editHindrance({ boater, features, who, canEdit: true });
  return hindrance === 'notNow' ? null : hindrance;
}

const NOTHING = '–';

function Facts({ page: { boater } }: { readonly page: BoaterPage }) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const { date } = useFormats();
  const country = useCountryName();
  const contact = (value: string | null) =>
    isMasked(value) ? <span title={t('entities/boater:maskedReason')}>{value}</span> : (value ?? NOTHING);
  const facts = [
    ['first_name', t('entities/boater:field_first_name'), boater.first_name ?? NOTHING],
    ['last_name', t('entities/boater:field_last_name'), boater.last_name ?? NOTHING],
    ['email', t('entities/boater:field_email'), contact(boater.email)],
    ['phone', t('entities/boater:field_phone'), contact(boater.phone)],
    ['address', t('entities/boater:field_address'), boater.address ?? NOTHING],
    ['address_line_two', t('entities/boater:field_address_line_two'), boater.address_line_two ?? NOTHING],
    ['postal_code', t('entities/boater:field_postal_code'), boater.postal_code ?? NOTHING],
    ['country', t('entities/boater:field_country_of_residence'), country(boater.country_of_residence) ?? NOTHING],
    [
      'language',
      t('entities/boater:field_language'),
      boater.language === null ? NOTHING : languageName(boater.language),
    ],
    ['birthday', t('entities/boater:birthday'), boater.date_of_birth === null ? NOTHING : date(boater.date_of_birth)],
    [
      'skipper_id_license',
      t('document_SKIPPER_ID_LICENSE'),
      boater.skipper_id_license === null ? NOTHING : <FileLink file={boater.skipper_id_license} />,
    ],
  ] as const;
  return (
    <FactGrid>
      {facts.map(([name, label, value]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactGrid>
  );
}
