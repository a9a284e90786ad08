import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import { PhoneLink } from '../../../entities/boater/phone-link.js';
import { FullCardLink } from '../../../entities/boater/full-card-link.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { MailIcon, PhoneIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { nameOf } from '../model/inbox-address.js';

const Inside = styled('div')({ display: 'grid', gap: 12, padding: 14 });
const Label = styled('h3')({ ...type.label, color: role.ink2, margin: 0 });
const Contact = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  fontSize: 13,
  overflowWrap: 'anywhere',
  '& svg': { width: 16, height: 16, flex: 'none', color: role.ink3 },
});

interface FactsPaneProps {
  readonly chat: ChatSummary;
  readonly reservation: ReservationDetail | null;
  readonly absence: AbsenceReport | null;
  readonly boater: BoaterPage | null;
}

/** What the conversation is about, and with whom it is. */
export function FactsPane({ chat, reservation, absence, boater }: FactsPaneProps) {
  const { type: kind } = chat.chatFlow;
  return (
    <Stack gap={14}>
      {kind === 'reservation' && <StayCard reservation={reservation} />}
      {kind === 'absence_report' && <AbsenceCard absence={absence} />}
      <BoaterCard chat={chat} boater={boater} />
    </Stack>
  );
}

function StayCard({ reservation }: { readonly reservation: ReservationDetail | null }) {
  const { t } = useTranslation(['messages', 'entities/price']);
  const { dateLong, money } = useFormats();
  if (reservation === null) return <LoadingLines lines={5} rowHeight={28} />;
  const { id, view_id, start_date, end_date, nights, vessel, berth, payment, instalments } = reservation;
  const [first] = instalments;
  const { total_to_pay, deposit_to_pay, currency } = payment;
  return (
    <Card>
      <Inside>
        <Row gap={10} justify="space-between" wrap>
          <Label>{t('about_reservation')}</Label>
          <Link to={`/reservations/${id}`}>{t('openRecord', { name: view_id })}</Link>
        </Row>
        <KeyValues
          items={[
            { label: t('trade:boat'), value: vessel.name },
            { label: t('trade:arrival'), value: dateLong(start_date) },
            { label: t('trade:departure'), value: dateLong(end_date) },
            { label: t('trade:nights'), value: nights },
            ...(berth === null ? [] : [{ label: t('trade:berth'), value: `${berth.pier_name}${berth.number}` }]),
            ...(total_to_pay === null
              ? []
              : [{ label: t('trade:total'), value: money(total_to_pay, currency), total: true }]),
            ...(deposit_to_pay !== null && deposit_to_pay > 0
              ? [{ label: t('trade:deposit'), value: money(deposit_to_pay, currency) }]
              : []),
            ...(first === undefined
              ? []
              : [{ label: t('entities/price:firstInstalment'), value: money(first.amount, currency) }]),
          ]}
        />
      </Inside>
    </Card>
  );
}

function AbsenceCard({ absence }: { readonly absence: AbsenceReport | null }) {
  const { t } = useTranslation('messages');
  const { dateLong } = useFormats();
  if (absence === null) return <LoadingLines lines={4} rowHeight={28} />;
  const { absence_report_id, vessel_name, departure_date, return_date, nights } = absence;
  return (
    <Card>
      <Inside>
        <Row gap={10} justify="space-between" wrap>
          <Label>{t('about_absence_report')}</Label>
          <Link to={`/absence-reports/${absence_report_id}`}>{t('actions:openAbsence')}</Link>
        </Row>
        <KeyValues
          items={[
            { label: t('trade:boat'), value: vessel_name ?? '–' },
            { label: t('leaves'), value: dateLong(departure_date) },
            { label: t('returns'), value: dateLong(return_date) },
            { label: t('trade:nights'), value: nights },
          ]}
        />
      </Inside>
    </Card>
  );
}

function BoaterCard({ chat, boater }: Pick<FactsPaneProps, 'chat' | 'boater'>) {
  const { t } = useTranslation('messages');
  const name = nameOf(chat) || t('somebody');
  const { email = null, phone = null, relation_type = null } = boater?.boater ?? {};
  return (
    <Card>
      <Inside>
        <Row gap={12} align="center" shrinks>
          <Avatar name={name} />
          <div style={{ minWidth: 0 }}>
            <div style={type.strong}>{name}</div>
            {relation_type !== null && (
              <div style={{ ...type.second, color: role.ink2 }}>{t(`relation_${relation_type}`)}</div>
            )}
          </div>
        </Row>
        {email !== null && email !== '' && (
          <Contact>
            <MailIcon label={t('trade:email')} />
            {isMasked(email) ? email : <a href={`mailto:${email}`}>{email}</a>}
          </Contact>
        )}
        {phone !== null && (
          <Contact>
            <PhoneIcon label={t('trade:phone')} />
            <PhoneLink phone={phone} />
          </Contact>
        )}
        {boater !== null && <FullCardLink boater={boater.boater} label={t('actions:viewFullCard')} />}
      </Inside>
    </Card>
  );
}
