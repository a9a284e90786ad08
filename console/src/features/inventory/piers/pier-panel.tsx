import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { pierForm, type PierRecord } from '../../../../../contracts/berths/records.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { SidePanel } from '../../../ui/page/side-panel.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { enteredSizes, type EnteredSizes, pierSizeNames, sizesOfPier } from '../model/pier-sizes.js';
import { AskSupport, type Support, supportOf } from './ask-support.js';
import { DeletePierDialog } from './delete-pier-dialog.js';
import { PanelSwitch } from './panel-switch.js';

const LIST = '/inventory?tab=piers';
const NAME_TAKEN = 'PIER_NAME_TAKEN';

/** The form of a pier in the panel beside the list. */
export function PierPanel({ pierId }: { pierId: string | null }) {
  const { t } = useTranslation('inventory');
  const problemWords = useProblemWords();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useLoad(
    berthCalls.getPier,
    { pier_id: pierId ?? '' },
    { topics: [{ topic: 'berths' }], enabled: pierId !== null },
  );
  if (pierId === null) return <PierForm pier={null} />;
  if (data !== undefined) return <PierForm pier={data} />;
  return (
    <SidePanel
      title={t('trade:pier')}
      onClose={() => void navigate(LIST)}
      onSubmit={(event) => event.preventDefault()}
      actions={<Button onClick={() => void navigate(LIST)}>{t('actions:close')}</Button>}
    >
      {error === null && <LoadingLines lines={6} />}
      {error !== null && (
        <ErrorState
          text={problemWords(error)}
          busy={isFetching}
          onRetry={error.status === 404 || error.status === 400 ? undefined : () => void refetch()}
        />
      )}
    </SidePanel>
  );
}

function PierForm({ pier }: { pier: PierRecord | null }) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const mayEdit = useMay(berthCalls.createPier.access);
  const { control, handleSubmit, setError, watch, clearErrors, formState } = useContractForm(
    pierForm.pick({ name: true }),
    {
      defaults: { name: pier?.name ?? params.get('name') ?? '' },
    },
  );
  const [sizes, setSizes] = useState<EnteredSizes>(() => sizesOfPier(pier));
  const [instant, setInstant] = useState(pier?.instant_booking ?? false);
  const [berthsNext, setBerthsNext] = useState(true);
  const [support, setSupport] = useState<Support | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const narrow = useNarrow();
  const entered = enteredSizes(sizes);
  const changed =
    formState.isDirty ||
    instant !== (pier?.instant_booking ?? false) ||
    JSON.stringify(sizes) !== JSON.stringify(sizesOfPier(pier));
  const guard = useDiscardGuard(changed);
  const close = () => void navigate(LIST);
  const refused = (error: ApiError) => {
    const asks = supportOf(error);
    if (error.error_type === NAME_TAKEN) setError('name', { message: 'pierNameTaken' }, { shouldFocus: true });
    else if (asks !== null) {
      setInstant(false);
      setSupport(asks);
    } else setProblem(problemWords(error));
  };
  const options = { topics: [{ topic: 'berths' as const }], onRefused: refused };
  const create = useSend(berthCalls.createPier, options);
  const update = useSend(berthCalls.updatePier, { ...options, revision: () => pier?.revision });
  const save = handleSubmit(async ({ name }) => {
    if (entered.problem !== null) return;
    setProblem(null);
    const fields = { name, berth_sizes: entered.sizes, instant_booking: instant };
    const receipt = await (pier === null
      ? create.send({ pier: fields })
      : update.send({ pier: { id: pier.id, ...fields } }));
    if (receipt === null) return;
    toast({ kind: 'done', text: t(pier === null ? 'pierAdded' : 'pierSaved', { pier: name }) });
    const next = pier === null && berthsNext ? `/inventory?dialog=many&piers=${receipt.id}` : LIST;
    guard.letPass(() => void navigate(next));
  });
  const busy = create.isPending || update.isPending;
  const nameError = formState.errors.name !== undefined;
  const missing = !mayEdit ? t('mayNotEdit') : watch('name').trim() === '' ? fieldWords('pierNameRequired') : null;
  return (
    <>
      <SidePanel
        title={pier === null ? t('newPier') : t('trade:pierNamed', { pier: pier.name })}
        onClose={close}
        onSubmit={(event) => void save(event)}
        actions={
          <>
            <Button onClick={close}>{t('actions:cancel')}</Button>
            <Button
              kind="primary"
              type="submit"
              busy={busy}
              disabledReason={
                missing ?? (nameError ? t('correctFirst') : entered.problem !== null ? t('correctFirst') : null)
              }
            >
              {t(pier === null ? 'addPier' : 'savePier')}
            </Button>
          </>
        }
      >
        <TextField control={control} name="name" label={t('trade:name')} required maxLength={60} disabled={!mayEdit} />
        <div>
          <h3 style={type.strong}>{t('usualSizes')}</h3>
          <Quiet>{t('usualSizesHint')}</Quiet>
        </div>
        <FieldsGrid>
          {pierSizeNames.map((name) => (
            <NumberInput
              key={name}
              label={t(`size_${name}`)}
              suffix="m"
              maxIntegers={4}
              decimals={2}
              placeholder={t('none')}
              disabled={!mayEdit}
              value={sizes[name]}
              error={entered.problem?.field === name ? fieldWords(entered.problem.code) : undefined}
              onChange={(value) => {
                clearErrors();
                setSizes({ ...sizes, [name]: value ?? null });
              }}
            />
          ))}
        </FieldsGrid>
        {entered.sizes !== null && (
          <BoatInBerth
            boat={{ length: entered.sizes.max_loa * 0.94, beam: entered.sizes.max_beam * 0.78, type: 'SAIL' }}
            berth={{ length: entered.sizes.max_loa, beam: entered.sizes.max_beam }}
            fits
            label={t('usualBerth')}
          />
        )}
        <PanelSwitch title={t('bulk_instant_booking')} hint={t('instantPassedOn')}>
          <TickInput
            look="switch"
            label={t('bulk_instant_booking')}
            labelHidden
            value={instant}
            disabled={!mayEdit || support !== null}
            onChange={(on) => setInstant(on === true)}
          />
        </PanelSwitch>
        {support !== null && <AskSupport {...support} />}
        {pier === null && (
          <PanelSwitch title={t('berthsAtOnce')} hint={t('berthsAtOnceHint')}>
            <TickInput
              look="switch"
              label={t('berthsAtOnce')}
              labelHidden
              value={berthsNext}
              onChange={(on) => setBerthsNext(on === true)}
            />
          </PanelSwitch>
        )}
        {problem !== null && (
          <Banner tone="wrong" live>
            {problem}
          </Banner>
        )}
        {/* The cards of a phone have no menu. */}
        {pier !== null && mayEdit && narrow && (
          <Button kind="danger" onClick={() => setRemoving(true)}>
            {t('deletePierConfirm', { pier: pier.name })}
          </Button>
        )}
        <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
      </SidePanel>
      {pier !== null && removing && (
        <DeletePierDialog
          pier={pier}
          onClose={() => setRemoving(false)}
          onDeleted={() => guard.letPass(() => void navigate(LIST))}
        />
      )}
    </>
  );
}
