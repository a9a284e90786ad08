import { useTranslation } from 'react-i18next';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ClosureTerms } from '../model/closure-draft.js';

const Boats = styled('ul')({ maxHeight: '40vh', overflowY: 'auto', margin: '0 0 12px', paddingLeft: 20 });

interface MovingNoOneProps {
  readonly terms: ClosureTerms;
  readonly boats: readonly ProposedBoat[];
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before berths close and no boat moves. It names who loses a berth, who stays in a closed one, and whether they are told. */
export function MovingNoOne({ terms, boats, tell, onTell, busy, onConfirm, onClose }: MovingNoOneProps) {
  const { t } = useTranslation('closures');
  const { date } = useFormats();
  const none = boats.map(({ allocation_id }) => ({ allocation_id, berth_id: null }));
  const { data } = useLoad(
    closureCalls.previewClosure,
    { ...terms, boats: none },
    { topics: [{ topic: 'occupancy' }, { topic: 'berths' }] },
  );
  const { counts = null, mails = 0, calls = 0 } = data ?? {};
  const told = `${t('mails', { count: mails })}, ${t('calls', { count: calls })}`;
  return (
    <ConfirmDialog
      open
      title={t('moveNoOneTitle')}
      confirm={t('moveNoOne')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Boats aria-label={t('concerned', { count: boats.length })}>
        {boats.map((one) => {
          const named = { boat: one.boat ?? t('trade:unnamedBoat'), berth: one.berth.name };
          return (
            <li key={one.allocation_id}>
              {one.holder === 'VISITOR'
                ? t('losesBerth', { ...named, date: date(one.from_date) })
                : t('keepsBerth', named)}
            </li>
          );
        })}
      </Boats>
      {(counts?.lost ?? 0) > 0 && <p>{t('inConflicts')}</p>}
      <TickInput
        look="check"
        label={t('tell')}
        hint={tell ? told : t('nobodyTold')}
        value={tell}
        onChange={(on) => onTell(on === true)}
      />
    </ConfirmDialog>
  );
}
