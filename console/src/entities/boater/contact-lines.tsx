import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, ChatIcon, MailIcon, PhoneIcon, PlaceIcon } from '../../ui/icons.js';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { useCountryName } from '../../lib/format/use-country-name.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { Unseen } from '../../ui/page/unseen.js';
import { role } from '../../ui/theme/role.js';
import { displayName, isMasked } from './boater-card-rules.js';
import { PhoneLink } from './phone-link.js';
import { Quiet } from '../../ui/page/card-text.js';

type Boater = ReservationDetail['boater'];

const Lines = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({
  display: 'flex',
  gap: 10,
  color: role.ink2,
  overflowWrap: 'anywhere',
  minWidth: 0,
  '& svg': { width: 18, height: 18, flex: 'none', color: role.ink3 },
  '& a': { color: 'inherit', fontWeight: 400 },
});

/** The boater's contact data. Data that are hidden until approval are shown masked and without a link. */
export function ContactLines({ boater }: { readonly boater: Boater }) {
  const { t } = useTranslation('entities/boater');
  const { email, phone } = boater;
  const country = useCountryName();
  const formats = useFormats();
  const { address, postal_code } = boater;
  const place = [address, postal_code, country(boater.country_of_residence)].filter(Boolean).join(', ');
  const hidden = isMasked(email) || isMasked(phone);
  return (
    <>
      <Lines>
        {email !== '' && email !== displayName(boater) && (
          <ContactLine icon={<MailIcon />} what={t('email')}>
            {isMasked(email) ? email : <a href={`mailto:${email}`}>{email}</a>}
          </ContactLine>
        )}
        {phone !== null && (
          <ContactLine icon={<PhoneIcon />} what={t('trade:phone')}>
            <PhoneLink phone={phone} />
          </ContactLine>
        )}
        {place !== '' && (
          <ContactLine icon={<PlaceIcon />} what={t('trade:address')}>
            {place}
          </ContactLine>
        )}
        {boater.date_of_birth !== null && (
          <ContactLine icon={<CalendarIcon />} what={t('birthday')}>
            {formats.date(boater.date_of_birth)}
          </ContactLine>
        )}
        <ContactLine icon={<ChatIcon />} what={t('trade:language')}>
          {languageName(boater.language)}
        </ContactLine>
      </Lines>
      {hidden && <Quiet>{t('contactHidden')}</Quiet>}
    </>
  );
}

function ContactLine({ icon, what, children }: { icon: ReactNode; what: string; children: ReactNode }) {
  return (
    <Line>
      {icon}
      <span>
        <Unseen>{`${what}: `}</Unseen>
        {children}
      </span>
    </Line>
  );
}
