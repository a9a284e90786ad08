import { useTranslation } from 'react-i18next';
import { TickInput } from '../../../ui/fields/tick-input.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { ChangingBerths } from './use-change-berths.js';

/** What a berth or a pier can be switched to. */
export const switchNames = ['active', 'offered', 'instant_booking'] as const;
export type SwitchName = (typeof switchNames)[number];

interface BerthSwitchProps {
  berth: BerthRecord;
  name: SwitchName;
  changing: ChangingBerths;
  locked: boolean;
}

/** One switch of a berth, which saves at once. It shows the new state while that is being saved. */
export function BerthSwitch({ berth, name, changing, locked }: BerthSwitchProps) {
  const { t } = useTranslation('inventory');
  const { underWay } = changing;
  const coming =
    underWay !== null && underWay.changes !== 'DELETE' && underWay.ids.includes(berth.id)
      ? underWay.changes[name]
      : undefined;
  return (
    <TickInput
      look="switch"
      label={t(`switch_${name}`, { berth: berth.name })}
      labelHidden
      value={coming ?? berth[name]}
      disabled={locked}
      onChange={(on) => void changing.change({ ids: [berth.id], changes: { [name]: on === true } })}
    />
  );
}
