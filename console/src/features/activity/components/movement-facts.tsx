import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { PhoneIcon } from '../../../ui/icons.js';
import { PartyOfRow } from './party-of-row.js';
import { RowWho } from './row-shapes.js';
import { SeenGoneWords } from './seen-gone-words.js';
import type { useRowWords } from './use-row-words.js';

interface MovementFactsProps {
  readonly row: TrafficEventRow;
  readonly words: ReturnType<typeof useRowWords>;
}

/** Who comes or goes and how to ring them, what the stay still costs, and whose boat has the berth. One line each. */
export function MovementFacts({ row, words }: MovementFactsProps) {
  const { t } = useTranslation('activity');
  const { money } = useFormats();
  const { to_pay, conflict, berth_taken_by: taken, boater, seen_gone, group, party } = row;
  const about = [words.confirmer(row), words.about(row)].filter((part) => part !== '').join(', ');
  return (
    <RowWho>
      <div>
        <span title={`${words.boat(row)} ${words.person(row)}`}>
          <b>{words.boat(row)}</b> {words.person(row)}
        </span>
        <HolderMark type={row.berth_holder_type} />
        {boater.phone !== null && !isMasked(boater.phone) && (
          <a
            href={`tel:${boater.phone.replaceAll('-', '')}`}
            aria-label={t('call', { person: words.person(row), phone: boater.phone.replaceAll('-', ' ') })}
            title={boater.phone.replaceAll('-', ' ')}
          >
            <PhoneIcon />
          </a>
        )}
      </div>
      <small title={about}>
        {seen_gone !== undefined && (
          <>
            <SeenGoneWords seen={seen_gone} />
            {' · '}
          </>
        )}
        {conflict === 'BERTH_OCCUPIED' && (
          <>
            {taken === null ? (
              <strong>{t('berthTaken')}</strong>
            ) : (
              <strong>
                <Link to={`/reservations/${taken.reservation_id}`}>
                  {t(taken.seen_gone === undefined ? 'berthTakenBy' : 'berthLeftBy', {
                    boat: taken.boat_name === '' ? t('trade:unnamedBoat') : taken.boat_name,
                  })}
                </Link>
              </strong>
            )}
            {' · '}
          </>
        )}
        {party !== undefined && <PartyOfRow row={row} boat={words.boat(row)} />}
        {to_pay !== null && (
          <>
            <em>{t('toPay', { amount: money(to_pay.amount, to_pay.currency) })}</em>
            {', '}
          </>
        )}
        {group !== undefined && (
          <>
            <Link to={`/groups/${group.id}`}>{group.name}</Link>
            {', '}
          </>
        )}
        {about}
      </small>
    </RowWho>
  );
}
