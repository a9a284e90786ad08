import { useTranslation } from 'react-i18next';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { OnPaper } from '../../../ui/page/on-paper.js';
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
  const on = coming ?? berth[name];
  return (
    <>
      <TickInput
        look="switch"
        label={t(`switch_${name}`, { berth: berth.name })}
        labelHidden
        value={on}
        disabled={locked}
        onChange={(next) => void changing.change({ ids: [berth.id], changes: { [name]: next === true } })}
      />
      <OnPaper aria-hidden="true">{on ? '✓' : '–'}</OnPaper>
    </>
  );
}
