import { BerthInfoFloat } from '../../../entities/berth/berth-info-float.js';
import { DepartureDialog } from '../../../entities/stay-change/departure-dialog.js';
import { BarMenu } from './bar-menu.js';
import { ChangeForm } from './change-form.js';
import { UndoQuestion } from './undo-question.js';
import type { PlanScreenState } from './use-plan-screen.js';

interface PlanFloatsProps {
  readonly screen: PlanScreenState;
  readonly readOnly: boolean;
}

/** What is open over the chart: the menu of a bar, the form of a change, a berth, or the question about an undo. */
export function PlanFloats({ screen, readOnly }: PlanFloatsProps) {
  const { float, setFloat, data, dispatch, open } = screen;
  const close = (): void => setFloat(null);
  if (float === null) return null;
  switch (float.kind) {
    case 'menu':
      return (
        <BarMenu
          bar={float.bar}
          anchor={float.anchor}
          readOnly={readOnly}
          onOpen={open}
          onChange={(bar, change) => setFloat({ kind: 'form', bar, change })}
          onDeparture={(stay, move) => setFloat({ kind: 'departure', stay, move })}
          onClose={() => setFloat((now) => (now?.kind === 'menu' ? null : now))}
        />
      );
    case 'form':
      return (
        <ChangeForm
          bar={float.bar}
          kind={float.change}
          data={data}
          segments={[...data.index.byId.values()].filter(({ allocationId }) => allocationId === float.bar.allocationId)}
          onAsk={(asked) => {
            close();
            dispatch({ does: 'ask', ...asked });
          }}
          onClose={close}
        />
      );
    case 'departure':
      return <DepartureDialog stay={float.stay} move={float.move} onClose={close} />;
    case 'undo':
      return <UndoQuestion actionId={float.actionId} onClose={close} />;
    case 'berth':
      return (
        <BerthInfoFloat
          anchor={float.anchor}
          berth={{ id: float.berthId, name: data.berths.get(float.berthId)?.name ?? '' }}
          onClose={close}
        />
      );
  }
}
