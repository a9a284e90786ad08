import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoaterOfMarinaRow } from '../../../../../contracts/customers/boater.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';

const NOTHING = '–';

export function fullNameOf(row: BoaterOfMarinaRow): string | null {
  return fullName(row) || null;
}

/** The boats' names; a boat whose owner was erased has none. */
export function boatsOf({ vessels }: BoaterOfMarinaRow): string {
  return vessels.map(({ name }) => name ?? NOTHING).join(', ');
}

/** The columns of the administrators' list (spec 2 §2). */
export function useAdminColumns(): readonly Column<BoaterOfMarinaRow>[] {
  const { t } = useTranslation('boaters');
  const country = useCountryName();
  const { date, number } = useFormats();
  return [
    {
      id: 'id',
      header: t('columnId'),
      width: 100,
      hideable: true,
      cell: ({ id }) => id.slice(0, 8),
      text: ({ id }) => id,
    },
    {
      id: 'name',
      header: t('columnFullName'),
      width: 166,
      sortKey: 'full_name',
      cell: (row) => <strong>{fullNameOf(row) ?? t('trade:erasedPerson')}</strong>,
      text: fullNameOf,
    },
    {
      id: 'contact',
      header: t('columnContact'),
      width: 220,
      sortKey: 'email',
      cell: ({ email, phone }) => <TwoLines main={email ?? NOTHING} second={phone ?? ''} />,
      exported: [
        { header: t('trade:email'), value: ({ email }) => email },
        { header: t('trade:phone'), value: ({ phone }) => phone },
      ],
    },
    {
      id: 'country',
      header: t('trade:country'),
      width: 110,
      hideable: true,
      cell: (row) => country(row.country_of_residence) ?? NOTHING,
      text: (row) => country(row.country_of_residence),
    },
    {
      id: 'vessels',
      header: t('trade:boats'),
      width: 126,
      hideable: true,
      cell: (row) => boatsOf(row) || NOTHING,
      exported: [
        { header: t('trade:boat'), value: ({ vessels: [boat] }) => boat?.name },
        { header: t('trade:lengthInMetres'), value: ({ vessels: [boat] }) => boat?.length },
        {
          header: t('columnFurtherBoats'),
          value: ({ vessels: [, ...more] }) => more.flatMap(({ name }) => name ?? []).join(' / '),
        },
      ],
    },
    {
      id: 'card',
      header: t('trade:card'),
      width: 100,
      hideable: true,
      cell: ({ memberships: [card, ...more] }) =>
        card === undefined ? (
          NOTHING
        ) : (
          <>
            <strong>{card.card_number}</strong>
            {more.length > 0 && ` +${more.length}`}
          </>
        ),
      exported: [
        { header: t('trade:card'), value: ({ memberships: [card] }) => card?.card_number },
        {
          header: t('columnFurtherCards'),
          value: ({ memberships: [, ...more] }) => more.map(({ card_number }) => card_number).join(' '),
        },
      ],
    },
    {
      id: 'membership',
      header: t('trade:membership'),
      width: 126,
      hideable: true,
      cell: ({ memberships: [card] }) => (card === undefined ? NOTHING : <CardChip status={card.status} />),
      text: ({ memberships: [card] }) => card?.status,
    },
    {
      id: 'loyalty',
      header: t('loyalty'),
      width: 120,
      hideable: true,
      cell: ({ popeye_loyalty_status: status }) =>
        status === null ? (
          NOTHING
        ) : (
          <>
            <StatusMark kind={status === 'EXPIRED' ? 'expired' : 'booked'} /> {t(`loyaltyStatus_${status}`)}
          </>
        ),
      text: ({ popeye_loyalty_status: status }) => (status === null ? null : t(`loyaltyStatus_${status}`)),
    },
    {
      id: 'loyalty_since',
      header: t('trade:since'),
      width: 130,
      hideable: true,
      cell: ({ loyalty_user }) => (loyalty_user === null ? NOTHING : date(loyalty_user.joined_at)),
      text: ({ loyalty_user }) => loyalty_user?.joined_at,
    },
    {
      id: 'points',
      header: t('trade:points'),
      width: 74,
      hideable: true,
      cell: ({ id, marina, loyalty_user }) =>
        loyalty_user === null ? (
          NOTHING
        ) : (
          <Link
            to={`/boaters/${marina.id}/${id}?points=all`}
            aria-label={t('openPoints', { points: number(loyalty_user.balance) })}
          >
            {number(loyalty_user.balance)}
          </Link>
        ),
      text: ({ loyalty_user }) => loyalty_user?.balance,
    },
    {
      id: 'marina',
      header: t('trade:marina'),
      width: 162,
      hideable: true,
      cell: ({ marina }) => <TwoLines main={marina.name} second={marina.code} />,
      exported: [
        { header: t('trade:marina'), value: ({ marina }) => marina.name },
        { header: t('columnMarinaCode'), value: ({ marina }) => marina.code },
      ],
    },
  ];
}
