import { useTranslation } from 'react-i18next';
import { hullPaths } from '../../../entities/vessel/hull.js';
import { role } from '../../../ui/theme/role.js';
import type { SmartExtension } from '../model/extension-draft.js';
import { ChoiceCard, ChoiceCards } from './choice-card.js';

const WIDTH = 396;
const HEIGHT = 112;
const PIER = 14;

interface OrientationStepProps {
  value: SmartExtension['orientation'] | null;
  onChange: (orientation: SmartExtension['orientation']) => void;
}

/** How boats lie in the berth: their stern or bow to the pier, or alongside it. */
export function OrientationStep({ value, onChange }: OrientationStepProps) {
  const { t } = useTranslation('inventory/berth');
  return (
    <ChoiceCards label={t('howBoatsLie')}>
      {(['STERN_TO', 'ALONGSIDE'] as const).map((orientation) => (
        <ChoiceCard
          key={orientation}
          name="orientation"
          title={t(`orientation_${orientation}`)}
          text={t(`orientationAdds_${orientation}`)}
          chosen={value === orientation}
          onChoose={() => onChange(orientation)}
          drawing={orientation === 'STERN_TO' ? <SternTo /> : <Alongside />}
        />
      ))}
    </ChoiceCards>
  );
}

const boat = { type: 'SAIL', hull_type: null } as const;
const catamaran = { type: 'CATAMARAN', hull_type: null } as const;

function Water({ children }: { children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" style={{ display: 'block', width: '100%' }}>
      <rect width={WIDTH} height={HEIGHT} fill={role.water} />
      {children}
      <rect width={WIDTH} height={PIER} fill={role.lineStrong} />
    </svg>
  );
}

/** A catamaran over two berths, stern to the pier, between two single boats. */
function SternTo() {
  const single = hullPaths({ x: 0, y: 0, length: 72, beam: 28 }, boat).outline;
  const double = hullPaths({ x: 0, y: 0, length: 80, beam: 74 }, catamaran).outline;
  return (
    <Water>
      <rect x={140} y={PIER} width={120} height={HEIGHT} fill={role.waterDeep} />
      <path d={single} transform={`translate(110 ${PIER + 4}) rotate(90)`} fill={role.surface} stroke={role.ink2} />
      <path d={single} transform={`translate(290 ${PIER + 4}) rotate(90)`} fill={role.surface} stroke={role.ink2} />
      <path
        d={double}
        transform={`translate(200 ${PIER + 4}) rotate(90)`}
        fill={role.surface}
        stroke={role.sea}
        strokeWidth={2}
      />
      {[80, 140, 260, 320].map((x) => (
        <line key={x} x1={x} x2={x} y1={PIER} y2={PIER + 84} stroke={role.ink2} strokeWidth={1.6} />
      ))}
    </Water>
  );
}

/** A long boat over two berths, alongside the pier. */
function Alongside() {
  const single = hullPaths({ x: 0, y: 0, length: 70, beam: 26 }, boat).outline;
  const long = hullPaths({ x: 0, y: 0, length: 152, beam: 38 }, boat).outline;
  return (
    <Water>
      <rect x={116} y={PIER} width={166} height={52} fill={role.waterDeep} />
      <path d={single} transform={`translate(36 ${PIER + 28})`} fill={role.surface} stroke={role.ink2} />
      <path d={single} transform={`translate(290 ${PIER + 28})`} fill={role.surface} stroke={role.ink2} />
      <path d={long} transform={`translate(122 ${PIER + 28})`} fill={role.surface} stroke={role.sea} strokeWidth={2} />
      {[32, 116, 282, 366].map((x) => (
        <line key={x} x1={x} x2={x} y1={PIER} y2={PIER + 10} stroke={role.ink2} strokeWidth={1.6} />
      ))}
    </Water>
  );
}
