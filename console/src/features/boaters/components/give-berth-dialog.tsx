import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { minimumAbove } from '../../../entities/berth/candidate-rules.js';
import { MinimumQuestion } from '../../../entities/berth/minimum-question.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { SuggestInput } from '../../../ui/fields/suggest-input.js';
import { Second } from '../../../ui/layout/second.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useGiveBerth } from '../api/use-give-berth.js';
import type { HeldBerth } from '../api/use-held-berth.js';
import type { VesselPage } from '../model/vessel-form.js';

const Strong = styled('div')({ ...type.strong });

/** Berths that the list offers; a longer name finds the others. */
const LISTED = 5;
/** Room for the open list, which the dialog would cut off. */
const Room = styled('div')({ minHeight: 'min(370px, 50dvh)' });

type Vessel = VesselPage['vessel'];

interface GiveBerthDialogProps {
  readonly vessel: Vessel;
  /** The berth that the boat holds now; null: none. */
  readonly held: HeldBerth | null;
  readonly onClose: () => void;
}

/** Chooses a permanent berth for the boat: a free one that takes it, or its own (spec 3 §5). */
export function GiveBerthDialog({ vessel, held, onClose }: GiveBerthDialogProps) {
  const { t } = useTranslation(['boaters', 'entities/berth']);
  const { metres } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<BerthRecord | null>(null);
  const boat = vessel.name ?? t('trade:unnamedBoat');
  const name = useSettled(text.trim(), 200);
  const found = useLoad(
    berthCalls.listBerths,
    { filter: { for_vessel: vessel.id, name }, sort: { by: 'max_loa' }, page_size: LISTED },
    { topics: [{ topic: 'berths' }, { topic: 'occupancy' }], keepPrevious: true, enabled: chosen === null },
  );
  const giving = useGiveBerth({
    vessel,
    held,
    chosen,
    onDone: () => {
      toast({ kind: 'done', text: t('berthGiven', { boat, berth: chosen?.name ?? '' }) });
      onClose();
    },
  });
  const { data, error } = found;
  const status = () => {
    if (chosen !== null || data === undefined) return '';
    if (data.total > 0) return t('berthsToGive', { count: data.total });
    return t(name === '' ? 'noBerthToGive' : 'noBerthOfName');
  };
  const unready = chosen === null ? t('chooseBerthFirst') : chosen.id === held?.id ? t('berthIsItsOwn') : null;
  const problem = error ?? giving.error;
  return (
    <>
      <FormDialog
        open
        title={t(held === null ? 'giveBerthTitle' : 'changeBerthTitle', { boat })}
        dirty={text !== ''}
        confirm={t(held === null ? 'giveBerth' : 'changeBerth')}
        busy={giving.busy}
        disabledReason={unready}
        problem={problem === null ? null : problemWords(problem)}
        onClose={onClose}
        onConfirm={giving.give}
      >
        <Quiet>{held === null ? t('giveBerthText') : t('changeBerthText', { berth: held.name })}</Quiet>
        <Room>
          <SuggestInput
            label={t('trade:berth')}
            autoFocus
            value={text}
            onChange={(typed) => {
              giving.reset();
              setChosen(null);
              setText(typed);
            }}
            suggestions={
              chosen === null
                ? (data?.items ?? []).map((berth) => ({
                    key: berth.id,
                    berth,
                    content: <Offer berth={berth} vessel={vessel} own={berth.id === held?.id} />,
                  }))
                : []
            }
            onChoose={({ berth }) => {
              setChosen(berth);
              setText(berth.name);
            }}
            status={status()}
          />
          {chosen !== null && (
            <Quiet>
              {t('spareInBerth', {
                length: metres(spareMetres(chosen.max_loa, vessel.length)),
                beam: metres(spareMetres(chosen.max_beam, vessel.beam)),
              })}
            </Quiet>
          )}
        </Room>
      </FormDialog>
      {giving.below !== null && chosen !== null && (
        <MinimumQuestion
          berth={chosen.name}
          below={giving.below}
          busy={giving.busy}
          onConfirm={giving.confirmBelow}
          onClose={giving.dismissBelow}
        />
      )}
    </>
  );
}

interface OfferProps {
  readonly berth: BerthRecord;
  readonly vessel: Vessel;
  readonly own: boolean;
}

function Offer({ berth, vessel, own }: OfferProps) {
  const { t } = useTranslation(['boaters', 'entities/berth']);
  const { sizes, metres } = useFormats();
  const below = minimumAbove(berth, vessel);
  const words = [
    sizes({ length: berth.max_loa, beam: berth.max_beam, draft: berth.max_draft }),
    below === null ? null : t(`entities/berth:belowMinimum_${below.rule}`, { minimum: metres(below.minimum) }),
    own ? t('itsBerthNow') : null,
  ];
  return (
    <>
      <Strong>{berth.name}</Strong>
      <Second>{words.filter((word) => word !== null).join(', ')}</Second>
    </>
  );
}
