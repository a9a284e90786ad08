import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResidentRow } from '../../../../../contracts/customers/boater.js';
import { BoatOutline, commonScale } from '../../../entities/vessel/boat-outline.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { type Formats, useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { boaterHref } from '../model/row-addresses.js';
import { CardLink } from './card-link.js';

type ResidentColumn = Column<ResidentRow>;

/** Hidden until the user chooses them. */
export const residentsHiddenAtFirst = ['email'];

/** Width of the longest drawn boat in pixels. */
const LONGEST = 62;
const NOTHING = '–';

interface ColumnTools {
  readonly t: TFunction<['customers', 'entities/vessel']>;
  readonly formats: Formats;
  readonly step: ReturnType<typeof useCardStepWords>;
}

/** The columns of residents; the outlines of all `rows` share one scale. */
export function useResidentColumns(rows: readonly ResidentRow[]): readonly ResidentColumn[] {
  const { t } = useTranslation(['customers', 'entities/vessel']);
  const tools: ColumnTools = { t, formats: useFormats(), step: useCardStepWords() };
  return [
    ...boatColumns(
      tools,
      commonScale(
        rows.map(({ vessel_length }) => vessel_length),
        LONGEST,
      ),
    ),
    ...personColumns(tools),
    ...cardColumns(tools),
  ];
}

/** Length and beam, `11.40 × 3.85`; the head of the column says what they are. */
function planSize({ number }: Formats, length: number | null, beam: number | null): string {
  const known = [length, beam].filter((metres) => metres !== null);
  return known.length === 0 ? NOTHING : known.map((metres) => number(metres, 2)).join(' × ');
}

/** The name of a row's person looks like the other cells until it is pointed at. */
const PersonLink = styled(Link)({ color: 'inherit', fontWeight: 400 });

function boatColumns({ t, formats }: ColumnTools, scale: number): ResidentColumn[] {
  return [
    {
      id: 'boat',
      header: t('trade:boat'),
      width: 124,
      sortKey: 'boat_name',
      cell: ({ boat_name }) => <TwoLines main={<strong>{boat_name ?? NOTHING}</strong>} />,
      text: ({ boat_name }) => boat_name,
    },
    {
      id: 'type',
      header: t('trade:boatType'),
      width: 92,
      hideable: true,
      cell: ({ vessel_type }) =>
        vessel_type === null ? NOTHING : <TwoLines main={t(`entities/vessel:vesselType_${vessel_type}`)} wraps />,
      text: ({ vessel_type }) => (vessel_type === null ? '' : t(`entities/vessel:vesselType_${vessel_type}`)),
    },
    {
      id: 'size',
      header: t('trade:size'),
      width: 112,
      hideable: true,
      cell: ({ vessel_length, vessel_beam, vessel_draft }) => (
        <TwoLines
          main={planSize(formats, vessel_length, vessel_beam)}
          second={vessel_draft === null ? '' : t('draftOf', { draft: formats.metres(vessel_draft) })}
        />
      ),
      text: ({ vessel_length: length, vessel_beam: beam, vessel_draft: draft }) =>
        formats.sizes({ length, beam, draft }).replaceAll('\u00a0', ' '),
    },
    {
      id: 'scale',
      header: t('columnToScale'),
      width: 80,
      hideable: true,
      cell: ({ vessel_length, vessel_beam, vessel_type }) =>
        vessel_length !== null && (
          <BoatOutline length={vessel_length} beam={vessel_beam} type={vessel_type} scale={scale} />
        ),
    },
  ];
}

function personColumns({ t }: ColumnTools): ResidentColumn[] {
  return [
    {
      id: 'person',
      header: t('columnFullName'),
      width: 150,
      sortKey: 'full_name',
      cell: (row) => (
        <TwoLines
          main={<PersonLink to={boaterHref(row.id)}>{row.full_name ?? t('erased')}</PersonLink>}
          second={row.email ?? ''}
        />
      ),
      text: ({ full_name }) => full_name,
    },
    {
      id: 'email',
      header: t('trade:email'),
      width: 170,
      sortKey: 'email',
      hideable: true,
      cell: ({ email }) => <TwoLines main={email ?? NOTHING} />,
      text: ({ email }) => email,
    },
    {
      id: 'home',
      header: t('trade:homeMarina'),
      width: 106,
      sortKey: 'home_marina',
      hideable: true,
      cell: ({ home_marina }) =>
        home_marina?.verified === true ? (
          <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
            <StatusMark kind="booked" size={10} />
            {t('verified')}
          </span>
        ) : (
          <TwoLines main={home_marina?.name ?? NOTHING} />
        ),
      text: ({ home_marina }) => home_marina?.name,
    },
  ];
}

function cardColumns({ t, formats, step }: ColumnTools): ResidentColumn[] {
  return [
    {
      id: 'card',
      header: t('trade:card'),
      width: 94,
      hideable: true,
      cell: ({ membership_card }) => <CardLink card={membership_card} />,
      text: ({ membership_card }) => membership_card?.card_number,
    },
    {
      id: 'membership',
      header: t('trade:membership'),
      width: 128,
      hideable: true,
      cell: ({ membership_card }) =>
        membership_card === null ? NOTHING : <CardChip status={membership_card.status} />,
      text: ({ membership_card }) => membership_card?.status,
    },
    {
      id: 'nights',
      header: t('trade:nightsLeft'),
      width: 124,
      hideable: true,
      cell: ({ membership_card: card }) =>
        card !== null && showsNights(card) ? (
          <NightsLeft left={card.nights_available} of={card.nights_per_year} />
        ) : (
          NOTHING
        ),
      text: ({ membership_card: card }) =>
        card !== null && showsNights(card) ? formats.number(card.nights_available) : '',
    },
    {
      id: 'next',
      header: t('trade:nextStep'),
      width: 156,
      hideable: true,
      cell: ({ membership_card }) => <TwoLines {...step(membership_card)} wraps />,
      text: ({ membership_card }) => step(membership_card).main,
    },
  ];
}
