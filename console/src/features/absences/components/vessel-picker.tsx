import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableVessel } from '../../../../../contracts/absences/absence.js';
import { folded } from '../../../../../contracts/vocabulary/folded-text.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** Boats that are listed; a longer name finds the others. */
const LISTED = 6;

const Label = styled('span')({ ...type.label, color: role.ink2 });
const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  padding: '4px 4px 4px 12px',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  '& > div': { flex: 1, minWidth: 0 },
});
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

interface VesselPickerProps {
  /** Undefined while they load. */
  readonly vessels: readonly AvailableVessel[] | undefined;
  readonly chosen: AvailableVessel | null;
  readonly onChoose: (vessel: AvailableVessel | null) => void;
  readonly error: string | undefined;
}

/** Finds the boat of a berth holder by its name or by the holder's. */
export function VesselPicker({ vessels, chosen, onChoose, error }: VesselPickerProps) {
  const { t } = useTranslation('absences');
  const { sizes } = useFormats();
  const [search, setSearch] = useState('');
  const id = useId();
  const nameOf = ({ boater }: AvailableVessel) => fullName(boater);
  const wanted = folded(search.trim());
  const found = (vessels ?? []).filter((vessel) =>
    folded(`${vessel.vessel_name ?? ''} ${nameOf(vessel)}`).includes(wanted),
  );
  if (chosen !== null) {
    return (
      <Stack gap={4} role="group" aria-labelledby={id}>
        <Label id={id}>{t('trade:boat')}</Label>
        <Chosen>
          <div>
            <b>{chosen.vessel_name ?? t('trade:unnamedBoat')}</b> <Quiet as="span">{nameOf(chosen)}</Quiet>
          </div>
          <Button size="small" kind="quiet" onClick={() => onChoose(null)}>
            {t('trade:otherBoat')}
          </Button>
        </Chosen>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      <TextInput
        label={t('trade:boat')}
        required
        value={search}
        placeholder={t('findBoat')}
        error={error}
        onChange={(text) => setSearch(text ?? '')}
      />
      {vessels !== undefined && found.length === 0 && (
        <p role="status">{t(vessels.length === 0 ? 'noHolders' : 'noBoatFound')}</p>
      )}
      <Stack as="ul" gap={2} aria-label={t('boatsLabel')}>
        {found.slice(0, LISTED).map((vessel) => (
          <li key={vessel.vessel_id}>
            <Choice type="button" onClick={() => onChoose(vessel)}>
              <b>{vessel.vessel_name ?? t('trade:unnamedBoat')}</b>
              <small>{[nameOf(vessel), sizes(vessel)].filter((part) => part !== '').join(', ')}</small>
            </Choice>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
