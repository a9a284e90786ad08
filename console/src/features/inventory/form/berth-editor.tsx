import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import type { BerthDetail } from '../../../../../contracts/berths/berth-info.js';
import { berthCalls, berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { MinimumQuestion } from '../../../entities/berth/minimum-question.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { Card } from '../../../ui/page/card.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { staysFrom } from '../model/berth-nights.js';
import type { BerthValues } from '../model/berth-values.js';
import { besideIt, type WizardBerth } from '../model/extension-draft.js';
import { usePierBerths } from '../model/use-pier-berths.js';
import { BerthColumns } from './berth-columns.js';
import { BerthDrawing } from './berth-drawing.js';
import { ColleagueNotice } from './colleague-notice.js';
import { DeleteDialog } from './delete-dialog.js';
import { DisplacedDialog } from './displaced-dialog.js';
import { drawnStay, sameSizes, typedSizes } from './drawn-facts.js';
import { EquipmentCard } from './equipment-card.js';
import { ComingResident } from './coming-resident.js';
import { type ChosenHolder, HolderField } from './holder-field.js';
import { HistoryCard } from './history-card.js';
import { NextNightsCard } from './next-nights-card.js';
import { PlaceAndSize } from './place-and-size.js';
import { SaveBar } from './save-bar.js';
import { UseCard } from './use-card.js';
import { useAffectedStays } from './use-affected-stays.js';
import { useBerthEditing } from './use-berth-editing.js';
import { useChangeWords } from './use-change-words.js';
import { useDeleteBerth } from './use-delete-berth.js';
import { useSaveBerth } from './use-save-berth.js';

interface BerthEditorProps {
  /** Null: a new berth. */
  berth: BerthDetail | null;
  piers: readonly PierRecord[];
  blank: Partial<BerthValues>;
  bars: readonly PlanBar[];
  /** The boat that the address of a new berth names. */
  wanted?: ChosenHolder | null | undefined;
  onSaved: (id: string) => void;
  onDeleted: () => void;
  /** Shown instead of the form: the tabs of nights and history. The typed values stay. */
  instead?: ReactNode;
}

/** The form of one berth, with the drawing that follows it and the bar that saves it. */
export function BerthEditor(props: BerthEditorProps) {
  const { berth, piers, blank, bars, wanted = null, onSaved, onDeleted, instead } = props;
  const { t } = useTranslation('inventory/berth');
  const today = useFormats().today();
  const mayEdit = useMay(berthCalls.updateBerth.access);
  const mayNote = useMay(berthInfoCalls.updateNote.access);
  const editing = useBerthEditing(berth, blank);
  const [holder, setHolder] = useState<ChosenHolder | null>(wanted);
  const [asking, setAsking] = useState<'delete' | 'displaced' | null>(null);
  const { typed, mine, form } = editing;
  const pier = piers.find(({ id }) => id === typed.pier_id) ?? null;
  const onPier = usePierBerths(pier?.id ?? null).data ?? [];
  const name = berthName(pier?.name ?? '', typed.number ?? 0, typed.lettered);
  const sizes = typedSizes(typed);
  const neighbours: readonly WizardBerth[] = onPier;
  const own: WizardBerth | null =
    sizes === null || typed.number == null
      ? null
      : { id: berth?.id ?? '', name, number: typed.number, active: typed.active ?? true, ...sizes };
  const beside = own === null ? [] : besideIt(own, neighbours);
  const stays = berth === null ? [] : staysFrom(bars, berth.id, today);
  const affected = useAffectedStays(berth?.id ?? null, mine, typed);
  const words = useChangeWords(piers, onPier);
  const changed = mine.length > 0 || (holder !== null && holder !== wanted);
  const guard = useDiscardGuard(changed);
  const saving = useSaveBerth({
    berthId: berth?.id ?? null,
    editing,
    name,
    holder,
    onSaved: (id) => {
      setHolder(null);
      guard.letPass(() => onSaved(id));
    },
  });
  const removing = useDeleteBerth(berth ?? { id: '', name, revision: 0 });
  const submit = form.handleSubmit((values) => saving.save(values));
  const drawn = drawnStay(stays, sizes, today);
  const locked = !mayEdit;
  const resident = berth?.resident ?? null;
  const same = sameSizes(
    sizes,
    onPier.filter(({ id }) => id !== berth?.id),
  );

  return (
    <>
      {berth !== null && (
        <ColleagueNotice {...{ berth, editing, words }} stale={saving.stale} onDecided={saving.forget} />
      )}
      {instead ?? (
        <BerthColumns
          main={
            <>
              <Card>
                <PlaceAndSize
                  {...{ editing, piers, locked }}
                  taken={saving.taken}
                  onNumber={saving.forget}
                  note={
                    pier === null || same === 0
                      ? undefined
                      : t('sameSizes', { count: same, of: onPier.length, pier: pier.name })
                  }
                />
                <BerthDrawing
                  sizes={sizes}
                  pier={pier?.name ?? ''}
                  boat={drawn === null ? null : { ...drawn.boat, hull_type: null }}
                  neighbours={{
                    above: beside.find(({ number }) => number < (own?.number ?? 0))?.name ?? null,
                    below: beside.find(({ number }) => number > (own?.number ?? 0))?.name ?? null,
                  }}
                />
              </Card>
              <EquipmentCard
                {...{ editing, locked }}
                noteLocked={!mayEdit && !(mayNote && berth !== null)}
                wizardBerth={own}
                pier={neighbours}
              />
            </>
          }
          side={
            <>
              <UseCard
                {...{ editing, locked }}
                coming={berth?.coming_resident != null && <ComingResident resident={berth.coming_resident} />}
                holder={
                  <HolderField
                    resident={
                      resident?.vessel_id == null
                        ? null
                        : {
                            vessel_id: resident.vessel_id,
                            name: resident.vessel.name,
                            boater: resident.boater_name,
                            residency: { allocation_id: resident.allocation_id, ...resident.residency },
                          }
                    }
                    chosen={holder}
                    onChoose={setHolder}
                    locked={locked}
                  />
                }
              />
              {berth !== null && <NextNightsCard berthId={berth.id} {...{ bars, stays, today }} />}
              {berth !== null && <HistoryCard berthId={berth.id} />}
            </>
          }
        />
      )}
      {(mayEdit || (mayNote && berth !== null)) && (
        <SaveBar
          {...{ name, mine, typed, words, affected }}
          isNew={berth === null}
          holderChosen={holder !== null && resident === null && holder !== wanted}
          saved={editing.base?.values ?? null}
          busy={saving.busy}
          onSave={() => void submit()}
          onChooseBerths={() => setAsking('displaced')}
          onDiscard={() => {
            editing.discard();
            setHolder(wanted);
            saving.forget();
          }}
          onDelete={berth !== null && mayEdit ? () => setAsking('delete') : undefined}
        />
      )}
      {asking === 'displaced' && affected !== undefined && (
        <DisplacedDialog
          stays={affected}
          busy={saving.busy}
          onClose={() => setAsking(null)}
          onMove={() =>
            void form
              .handleSubmit((values) => saving.save(values, true))()
              .then(() => setAsking(null))
          }
        />
      )}
      {saving.below !== null && (
        <MinimumQuestion
          berth={name}
          below={saving.below}
          busy={saving.busy}
          onConfirm={() => void saving.confirmBelow()}
          onClose={saving.dismissBelow}
        />
      )}
      {asking === 'delete' && berth !== null && (
        <DeleteDialog
          berth={berth.name}
          {...{ stays, today }}
          busy={removing.busy}
          onClose={() => setAsking(null)}
          onDelete={() =>
            void removing.remove().then((gone) => {
              setAsking(null);
              if (gone) guard.letPass(onDeleted);
            })
          }
        />
      )}
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </>
  );
}
