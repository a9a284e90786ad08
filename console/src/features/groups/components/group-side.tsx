import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroupPrice, ShownGroup } from '../../../../../contracts/reservations/group.js';
import { usePriceLineWords } from '../../../entities/price/use-price-line-words.js';
import { useNextStepWords } from '../../../entities/reservation/use-next-step-words.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { PhoneIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Avatar } from '../../../ui/page/avatar.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { boatsLeft } from '../model/boats-left.js';
import { groupTurn } from '../model/group-turn.js';

const Turn = styled('div')({
  '& > div': { backgroundColor: role.ourMove.bg, borderColor: role.ourMove.on },
  '& h2': { color: role.ourMove.on, fontSize: 13 },
});
const Call = styled('a')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  marginLeft: 'auto',
  borderRadius: radius.control,
  color: role.sea,
  '&:hover': { backgroundColor: role.sunk },
});

/** What the group waits for. `answer`: the button of our next answer. */
export function NextOfGroup({ group, answer }: { group: ShownGroup; answer: ReactNode }) {
  const { t } = useTranslation('groups');
  const status = useStatusWords();
  const nextStep = useNextStepWords();
  const { ours, theirs, next } = groupTurn(group.boats);
  if (next === null) {
    return (
      <Card>
        <Section title={theirs.length > 0 ? t('nextTheirs') : t('nextNobodys')}>
          <Quiet>{theirs.length > 0 ? t('waitingForBoaters', { count: theirs.length }) : t('nothingWaits')}</Quiet>
        </Section>
      </Card>
    );
  }
  const { label } = status.full({
    reservation_status: next.reservation_status,
    status_code: next.status_code,
    statuses: next.statuses,
    payment_due: false,
  });
  return (
    <Turn>
      <Card>
        <Section title={t('nextOurs')}>
          <p style={{ margin: 0 }}>{`${next.vessel.name}: ${label}. ${nextStep(next)}`}</p>
          {ours.length > 1 && <Quiet>{t('moreWait', { count: ours.length - 1 })}</Quiet>}
          <Row gap={10} wrap>
            {answer}
          </Row>
        </Section>
      </Card>
    </Turn>
  );
}

const isMasked = (contact: string): boolean => contact.includes('*');

/** The organiser, whose contact details are masked as on the page of a stay. */
export function OrganiserCard({ group }: { group: ShownGroup }) {
  const { t } = useTranslation('groups');
  const { organiser, offered, discount, boats } = group;
  const name = fullName(organiser) || t('trade:erasedPerson');
  const left = boatsLeft(boats);
  const { phone, email } = organiser;
  return (
    <Card>
      <Section title={t('organiser')}>
        <Row gap={12} align="center">
          <Avatar name={name} size={36} />
          <div style={{ minWidth: 0 }}>
            <Link to={`/boaters/${organiser.boater_id}`}>{name}</Link>
            {phone !== null && <Quiet>{phone.replaceAll('-', ' ')}</Quiet>}
            {email !== null && <Quiet>{email}</Quiet>}
          </div>
          {phone !== null && !isMasked(phone) && (
            <Call href={`tel:${phone.replaceAll('-', '')}`} aria-label={t('callPerson', { name })}>
              <PhoneIcon />
            </Call>
          )}
        </Row>
        <Quiet>{t(`offeredHint_${offered}`)}</Quiet>
        {discount !== null && (
          <Quiet>
            {t(left >= discount.boats ? 'discountHolds' : 'discountLost', {
              percent: discount.percent,
              needed: discount.boats,
              count: left,
            })}
          </Quiet>
        )}
      </Section>
    </Card>
  );
}

/** The price of all boats that come, line by line. */
export function GroupPriceCard({ price }: { price: GroupPrice }) {
  const { t } = useTranslation('groups');
  const { amount, money, nights: nightsInWords } = useFormats();
  const wordsOf = usePriceLineWords();
  const { lines, nights, total, currency } = price;
  const labelOf = (line: GroupPrice['lines'][number]): string => {
    if (line.kind === 'NIGHTS') return nightsInWords(nights);
    if (line.kind === 'DISCOUNT') return t('trade:discount');
    const terms = { nights, price: '', discountPercent: 0, redeemedNights: null };
    return wordsOf({ ...line, perNight: null }, terms);
  };
  return (
    <Card>
      <Section title={t('trade:price')} note={t('allBoats')}>
        {lines.length === 0 ? (
          <Quiet>{t('noPrice')}</Quiet>
        ) : (
          <KeyValues
            items={[
              ...lines.map((line) => ({ label: labelOf(line), value: amount(line.amount) })),
              { label: t('trade:total'), value: money(total, currency), total: true },
            ]}
          />
        )}
      </Section>
    </Card>
  );
}
