import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { SoldDrawing } from './sold-drawing.js';
import { SoldWords } from './sold-words.js';
import { useAbsenceWords } from './use-person-words.js';

/** An absence on a phone. */
export function AbsenceCard({ absence, start }: { readonly absence: AbsenceReport; readonly start: string }) {
  const { nights } = useFormats();
  const words = useAbsenceWords();
  return (
    <Stack as="span" gap={6} shrinks>
      <Row as="span" gap={12} justify="space-between" shrinks>
        <TwoLines main={<strong>{words.boat(absence)}</strong>} second={words.person(absence)} />
        <strong>{absence.berth_name}</strong>
      </Row>
      <Row as="span" gap={12} justify="space-between" shrinks>
        <span>{words.away(absence)}</span>
        <span>{nights(absence.nights)}</span>
      </Row>
      <SoldDrawing absence={absence} start={start} />
      <SoldWords absence={absence} />
    </Stack>
  );
}
