import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { PartyDialog } from '../../../entities/aboard/party-dialog.js';
import { usePartyWords } from '../../../entities/aboard/use-party-words.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useMovementRights } from './use-movement-rights.js';

const Persons = styled('button')({
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'transparent',
  font: 'inherit',
  color: role.sea,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [media.touch]: { minHeight: 44, minWidth: 44 },
});

/** The number of persons aboard, as "2 + 1". Staff can record it here until they have counted the persons. */
export function PartyOfRow({ row, boat }: { readonly row: TrafficEventRow; readonly boat: string }) {
  const { t } = useTranslation(['activity', 'entities/aboard']);
  const { short, said } = usePartyWords();
  const { confirm: may } = useMovementRights();
  const [asking, setAsking] = useState(false);
  const { reservation, party = null } = row;
  const records = may && reservation !== null && party?.confirmed !== true;
  if (party === null && !records) return null;
  const shown = party === null ? t('whoIsAboard') : short(party);
  const spoken = party === null ? undefined : `${t('entities/aboard:title')}: ${said(party)}`;
  return (
    <>
      {records ? (
        <Persons type="button" title={spoken} aria-label={spoken} onClick={() => setAsking(true)}>
          {shown}
        </Persons>
      ) : (
        <span title={spoken}>
          <span aria-hidden>{shown}</span>
          <Unseen>{spoken}</Unseen>
        </span>
      )}
      {', '}
      {asking && reservation !== null && (
        <PartyDialog
          stay={{ reservation_id: reservation.id, start_date: reservation.start_date, boat, party }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
