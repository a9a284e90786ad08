import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { SoldDrawing } from './sold-drawing.js';
import { SoldWords } from './sold-words.js';
import { useAbsenceWords } from './use-person-words.js';

const Lines = styled('span')({ display: 'grid', gap: 6, minWidth: 0 });
const Line = styled('span')({ display: 'flex', justifyContent: 'space-between', gap: 12, minWidth: 0 });

/** An absence on a phone. */
export function AbsenceCard({ absence, start }: { readonly absence: AbsenceReport; readonly start: string }) {
  const { nights } = useFormats();
  const words = useAbsenceWords();
  return (
    <Lines>
      <Line>
        <TwoLines main={<strong>{words.boat(absence)}</strong>} second={words.person(absence)} />
        <strong>{absence.berth_name}</strong>
      </Line>
      <Line>
        <span>{words.away(absence)}</span>
        <span>{nights(absence.nights)}</span>
      </Line>
      <SoldDrawing absence={absence} start={start} />
      <SoldWords absence={absence} />
    </Lines>
  );
}
