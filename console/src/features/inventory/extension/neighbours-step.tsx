import { useTranslation } from 'react-i18next';
import { takenTogether } from '../../../entities/berth/extension-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import {
  besideIt,
  type ExtensionDraft,
  listedNeighbours,
  type WizardBerth,
  withNeighbour,
} from '../model/extension-draft.js';
import { PierDrawing } from './pier-drawing.js';
import { useFreeTogether } from './use-free-together.js';

const Box = styled('div')({ overflow: 'hidden', border: `1px solid ${role.edge}`, borderRadius: radius.card });
const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '4px 12px',
  borderTop: `1px solid ${role.line}`,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: role.sea },
  '&[data-active=false]': { color: role.ink2, cursor: 'not-allowed' },
  '& small': { ...type.second, flex: 1, color: role.ink2 },
});
const Tag = styled('span')({
  ...type.label,
  padding: '3px 8px',
  borderRadius: 6,
  backgroundColor: role.over.bg,
  color: role.over.on,
  '&[data-good=true]': { backgroundColor: role.booked.bg, color: role.booked.on },
});
const Sum = styled('div')({
  padding: '12px 14px',
  borderRadius: radius.card,
  backgroundColor: role.booked.bg,
  '& b': { fontWeight: 650 },
  '& p': { ...type.second, color: role.ink2, marginTop: 4 },
});
const SumHead = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' });

interface NeighboursStepProps {
  berth: WizardBerth;
  pier: readonly WizardBerth[];
  draft: ExtensionDraft & { readonly orientation: NonNullable<ExtensionDraft['orientation']> };
  onChange: (draft: ExtensionDraft) => void;
}

/** Which neighbours a large boat may take as well, with the size that they have together. */
export function NeighboursStep({ berth, pier, draft, onChange }: NeighboursStepProps) {
  const { t } = useTranslation('inventory/berth');
  const { sizes } = useFormats();
  const beside = besideIt(berth, pier).map(({ id }) => id);
  const listed = listedNeighbours(berth, pier, draft.neighbours);
  const chosen = pier.filter(({ id }) => draft.neighbours.includes(id));
  const together = chosen.length === 0 ? null : takenTogether(draft.orientation, [berth, ...chosen]);
  const free = useFreeTogether([berth.id, ...draft.neighbours], draft.neighbours.length > 0);
  return (
    <>
      <Box>
        <PierDrawing berth={berth} pier={pier} taken={draft.neighbours} boat={draft.orientation === 'STERN_TO'} />
        {listed.map((one) => (
          <Row key={one.id} data-active={one.active}>
            <input
              type="checkbox"
              aria-label={one.name}
              checked={draft.neighbours.includes(one.id)}
              disabled={!one.active}
              onChange={(event) => onChange(withNeighbour(draft, one.id, event.target.checked, { berth, pier }))}
            />
            <b>{one.name}</b>
            <small>{sizes({ length: one.max_loa, beam: one.max_beam, draft: one.max_draft })}</small>
            {!one.active && <Tag>{t('trade:outOfService')}</Tag>}
            {one.active && beside.includes(one.id) && <Tag data-good="true">{t('suggested')}</Tag>}
          </Row>
        ))}
      </Box>
      {together !== null && (
        <Sum role="status">
          <SumHead>
            <b>{[berth, ...chosen].map(({ name }) => name).join(' + ')}</b>
            <b>{sizes({ length: together.max_loa, beam: together.max_beam, draft: together.max_draft })}</b>
          </SumHead>
          <p>{t(`together_${draft.orientation}`)}</p>
        </Sum>
      )}
      {free !== null && <Second as="p">{t('freeTogether', { count: free.nights, of: free.of })}</Second>}
    </>
  );
}
