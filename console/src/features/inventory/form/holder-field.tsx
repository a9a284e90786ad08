import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthedVesselRow } from '../../../../../contracts/berths/berth-info.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { type HeldUntil, ResidencyDates } from './residency-dates.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Boats that the search lists; a longer name finds the others. */
const LISTED = 6;

const Choice = styled('button')({
  display: 'grid',
  width: '100%',
  padding: '7px 10px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '& b': { fontWeight: 600 },
  '& small': { ...type.second, color: role.ink2 },
  [media.touch]: { minHeight: 44 },
});
const Chosen = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, '& > div': { flex: 1, minWidth: 0 } });

/** A boat that a berth is, or is to be, kept for. */
interface Holder {
  readonly vessel_id: string;
  readonly name: string | null;
  readonly boater: string | null;
}

/** A boat that is to get the berth, with its sizes in metres. */
export interface ChosenHolder extends Holder {
  readonly boat: Pick<BerthedVesselRow, 'length' | 'beam' | 'draft'>;
}

interface HolderFieldProps {
  /** The resident who has the berth. */
  resident: (Holder & { readonly residency: HeldUntil }) | null;
  /** The boat chosen to get the berth when the form is saved. */
  chosen: ChosenHolder | null;
  onChoose: (holder: ChosenHolder | null) => void;
  locked: boolean;
}

/** The holder of the berth: the resident's boat, or the search for one by boat. */
export function HolderField({ resident, chosen, onChoose, locked }: HolderFieldProps) {
  const { t } = useTranslation('inventory/berth');
  const [search, setSearch] = useState('');
  const wanted = search.length >= 2;
  const { data } = useLoad(
    berthInfoCalls.listVessels,
    { search, page_size: LISTED },
    { topics: [{ topic: 'vessels' }, { topic: 'occupancy' }], enabled: wanted, keepPrevious: true },
  );
  const shown = resident ?? chosen;
  if (shown !== null) {
    return (
      <>
        <Chosen>
          <div>
            <b>{shown.name ?? t('trade:unnamedBoat')}</b>
            {shown.boater !== null && <Quiet>{shown.boater}</Quiet>}
          </div>
          {resident === null && !locked && (
            <Button size="small" kind="quiet" onClick={() => onChoose(null)}>
              {t('chooseOther')}
            </Button>
          )}
        </Chosen>
        {resident !== null && (
          <ResidencyDates residency={resident.residency} boat={resident.name ?? t('trade:unnamedBoat')} />
        )}
      </>
    );
  }
  if (locked) return <Quiet>{t('noHolder')}</Quiet>;
  const found = wanted ? (data?.items ?? []) : [];
  return (
    <>
      <SearchField label={t('findHolder')} value={search} onSearch={setSearch} width="100%" />
      {wanted && data !== undefined && found.length === 0 && <p role="status">{t('noBoatFound')}</p>}
      <Stack as="ul" gap={2} aria-label={t('findHolder')}>
        {found.map((vessel) => (
          <li key={vessel.id}>
            <Choice type="button" onClick={() => onChoose(holderOf(vessel))}>
              <b>{vessel.name ?? t('trade:unnamedBoat')}</b>
              <VesselWords vessel={vessel} />
            </Choice>
          </li>
        ))}
      </Stack>
    </>
  );
}

function holderOf(vessel: BerthedVesselRow): ChosenHolder {
  return { vessel_id: vessel.id, name: vessel.name, boater: vessel.boater.name, boat: vessel };
}

function VesselWords({ vessel }: { vessel: BerthedVesselRow }) {
  const { t } = useTranslation('inventory/berth');
  const { sizes } = useFormats();
  const lies = vessel.berth === null ? null : t('liesIn', { berth: vessel.berth.name });
  return <small>{[vessel.boater.name, sizes(vessel), lies].filter((part) => part !== null).join(', ')}</small>;
}
