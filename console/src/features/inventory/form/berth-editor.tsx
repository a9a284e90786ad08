import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import type { BerthDetail } from '../../../../../contracts/berths/berth-info.js';
import { berthCalls, berthInfoCalls } from '../../../../../contracts/berths/calls.js';
import type { PlanBar } from '../../../../../contracts/berths/plan.js';
import type { BerthRecord, PierRecord } from '../../../../../contracts/berths/records.js';
import { MinimumQuestion } from '../../../entities/berth/minimum-question.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { Card } from '../../../ui/page/card.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { staysFrom } from '../model/berth-nights.js';
import type { BerthValues } from '../model/berth-values.js';
import { besideIt, type WizardBerth } from '../model/extension-draft.js';
import { type OfferedOnBerth, offeredOnBerth } from '../model/offered-on-berth.js';
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

type BerthEditing = ReturnType<typeof useBerthEditing>;

const none: readonly BerthRecord[] = [];

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

/** What the typed values and the plan say of the berth. */
function useBerthFacts({ berth, piers, bars }: BerthEditorProps, editing: BerthEditing) {
  const { t } = useTranslation('inventory/berth');
  const today = useFormats().today();
  const { typed } = editing;
  const id = berth?.id ?? '';
  const pier = piers.find((one) => one.id === typed.pier_id) ?? null;
  const onPier = usePierBerths(pier?.id ?? null).data ?? none;
  const name = berthName(pier?.name ?? '', typed.number ?? 0, typed.lettered);
  const sizes = typedSizes(typed);
  const own = wizardBerth(id, name, editing);
  const stays = berth === null ? [] : staysFrom(bars, berth.id, today);
  const same = sameSizes(
    sizes,
    onPier.filter((one) => one.id !== id),
  );
  const sameNote =
    pier === null || same === 0 ? undefined : t('sameSizes', { count: same, of: onPier.length, pier: pier.name });
  return { today, pier, onPier, name, sizes, own, stays, sameNote };
}
type BerthFacts = ReturnType<typeof useBerthFacts>;

/** The berth as its neighbours see it; null while its number or sizes are missing. */
function wizardBerth(id: string, name: string, { typed }: BerthEditing): WizardBerth | null {
  const sizes = typedSizes(typed);
  if (sizes === null || typed.number == null) return null;
  return { id, name, number: typed.number, active: typed.active ?? true, ...sizes };
}

/** The form of one berth, with the drawing that follows it and the bar that saves it. */
export function BerthEditor(props: BerthEditorProps) {
  const { berth, piers, blank, wanted = null, onSaved, onDeleted, instead } = props;
  const may = { edit: useMay(berthCalls.updateBerth.access), note: useMay(berthInfoCalls.updateNote.access) };
  const editing = useBerthEditing(berth, blank);
  const [holder, setHolder] = useState<ChosenHolder | null>(wanted);
  const [asking, setAsking] = useState<'delete' | 'displaced' | null>(null);
  const { typed, mine, form } = editing;
  const facts = useBerthFacts(props, editing);
  const { name, onPier, stays, today } = facts;
  const berthId = berth?.id ?? null;
  const affected = useAffectedStays(berthId, mine, typed);
  const words = useChangeWords(piers, onPier);
  const holderChosen = holder !== null && holder !== wanted;
  const guard = useDiscardGuard(mine.length > 0 || holderChosen);
  const saving = useSaveBerth({
    berthId,
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
  const held = berth !== null && berth.resident !== null;
  const offered = offeredOnBerth({ isNew: berth === null, held, holderChosen }, may);

  return (
    <>
      {berth !== null && (
        <ColleagueNotice {...{ berth, editing, words }} stale={saving.stale} onDecided={saving.forget} />
      )}
      {instead ?? (
        <BerthColumns
          main={<MainCards {...{ editing, facts, offered, piers, saving }} />}
          side={<SideCards {...{ berth, editing, facts, offered, holder }} bars={props.bars} onHolder={setHolder} />}
        />
      )}
      {offered.save && (
        <SaveBar
          {...{ name, mine, typed, words, affected }}
          isNew={berth === null}
          holderChosen={offered.giveToHolder}
          saved={editing.base?.values ?? null}
          busy={saving.busy}
          onSave={() => void submit()}
          onChooseBerths={() => setAsking('displaced')}
          onDiscard={() => {
            editing.discard();
            setHolder(wanted);
            saving.forget();
          }}
          onDelete={offered.remove ? () => setAsking('delete') : undefined}
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

interface CardsProps {
  editing: BerthEditing;
  facts: BerthFacts;
  offered: OfferedOnBerth;
}

interface MainCardsProps extends CardsProps {
  piers: readonly PierRecord[];
  saving: Pick<ReturnType<typeof useSaveBerth>, 'taken' | 'forget'>;
}

/** Place, size and equipment of the berth, with its drawing. */
function MainCards({ editing, facts, offered, piers, saving }: MainCardsProps) {
  const { own, onPier, pier, sizes, stays, today } = facts;
  const locked = !offered.fields;
  const beside = own === null ? [] : besideIt(own, onPier);
  const number = own?.number ?? 0;
  const drawn = drawnStay(stays, sizes, today);
  return (
    <>
      <Card>
        <PlaceAndSize
          {...{ editing, piers, locked }}
          taken={saving.taken}
          onNumber={saving.forget}
          note={facts.sameNote}
        />
        <BerthDrawing
          sizes={sizes}
          pier={pier?.name ?? ''}
          boat={drawn === null ? null : { ...drawn.boat, hull_type: null }}
          neighbours={{
            above: beside.find((one) => one.number < number)?.name ?? null,
            below: beside.find((one) => one.number > number)?.name ?? null,
          }}
        />
      </Card>
      <EquipmentCard {...{ editing, locked }} noteLocked={!offered.note} wizardBerth={own} pier={onPier} />
    </>
  );
}

interface SideCardsProps extends CardsProps {
  berth: BerthDetail | null;
  bars: readonly PlanBar[];
  holder: ChosenHolder | null;
  onHolder: (holder: ChosenHolder | null) => void;
}

/** The use of the berth and who holds it, its next nights and its history. */
function SideCards({ berth, bars, editing, facts, offered, holder, onHolder }: SideCardsProps) {
  const { stays, today } = facts;
  const locked = !offered.fields;
  const coming = berth?.coming_resident ?? null;
  return (
    <>
      <UseCard
        {...{ editing, locked }}
        coming={coming !== null && <ComingResident resident={coming} />}
        holder={
          <HolderField
            resident={berth === null ? null : holderOf(berth)}
            chosen={holder}
            onChoose={onHolder}
            locked={locked}
          />
        }
      />
      {berth !== null && <NextNightsCard berthId={berth.id} {...{ bars, stays, today }} />}
      {berth !== null && <HistoryCard berthId={berth.id} />}
    </>
  );
}

function holderOf({ resident }: BerthDetail): ComponentProps<typeof HolderField>['resident'] {
  if (resident?.vessel_id == null) return null;
  return {
    vessel_id: resident.vessel_id,
    name: resident.vessel.name,
    boater: resident.boater_name,
    residency: { allocation_id: resident.allocation_id, ...resident.residency },
  };
}
