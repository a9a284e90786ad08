import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '../../ui/layout/row.js';
import { media, motion, radius, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { type Location, locationIcons, locations, type Service, serviceIcons, services } from './facilities.js';

const Tile = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '0 12px 0 10px',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  ...type.body,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  '& input': { width: 17, height: 17, margin: 0, accentColor: role.sea, cursor: 'inherit', outline: 'none' },
  '& svg': { width: 18, height: 18, color: role.ink2 },
  '&:has(:checked)': {
    borderColor: role.sea,
    backgroundColor: role.seaSoft,
    color: role.seaStrong,
    fontWeight: 600,
    '& svg': { color: role.seaStrong },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'not-allowed', color: role.ink2 },
  [media.touch]: { minHeight: 44 },
});

interface TilesProps<Name extends string> {
  label: string;
  options: readonly { name: Name; word: string; icon: ReactNode }[];
  value: Readonly<Record<Name, boolean>>;
  onChange: (value: Record<Name, boolean>) => void;
  disabled?: boolean | undefined;
}

function Tiles<Name extends string>({ label, options, value, onChange, disabled }: TilesProps<Name>) {
  return (
    <Row gap={8} wrap shrinks role="group" aria-label={label}>
      {options.map(({ name, word, icon }) => (
        <Tile key={name}>
          <input
            type="checkbox"
            checked={value[name]}
            disabled={disabled}
            onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
          />
          {icon}
          {word}
        </Tile>
      ))}
    </Row>
  );
}

interface FacilityFieldProps<Name extends string> {
  value: Readonly<Record<Name, boolean>>;
  onChange: (value: Record<Name, boolean>) => void;
  disabled?: boolean | undefined;
}

/** The services of a berth to tick. */
export function ServicesInput(props: FacilityFieldProps<Service>) {
  const { t } = useTranslation('entities/berth');
  const options = services.map((name) => {
    const Icon = serviceIcons[name];
    return { name, word: t(`service_${name}`), icon: <Icon /> };
  });
  return <Tiles label={t('trade:services')} options={options} {...props} />;
}

/** The tick boxes for the location of a berth. */
export function LocationInput(props: FacilityFieldProps<Location>) {
  const { t } = useTranslation('entities/berth');
  const options = locations.map((name) => {
    const Icon = locationIcons[name];
    return { name, word: t(`location_${name}`), icon: <Icon /> };
  });
  return <Tiles label={t('location')} options={options} {...props} />;
}
