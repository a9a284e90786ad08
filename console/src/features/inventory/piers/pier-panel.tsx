import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { pierForm, type PierRecord } from '../../../../../contracts/berths/records.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { differs } from '../../../lib/forms/differs.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { SidePanel } from '../../../ui/page/side-panel.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { draftOf, saveHindrance } from '../model/pier-form.js';
import { enteredSizes } from '../model/pier-sizes.js';
import { AskSupport, type Support, supportOf } from './ask-support.js';
import { DeletePierDialog } from './delete-pier-dialog.js';
import { PanelSwitch } from './panel-switch.js';
import { PierSizeFields } from './pier-size-fields.js';

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
  const mayEdit = useMay(berthCalls.createPier.access);
  const mayClose = useMay(closureCalls.createClosure.access);
  const { control, handleSubmit, setError, watch, clearErrors, formState } = useContractForm(
    pierForm.pick({ name: true }),
    {
      defaults: { name: pier?.name ?? params.get('name') ?? '' },
    },
  );
  const [before] = useState(() => draftOf(pier));
  const [sizes, setSizes] = useState(before.sizes);
  const [instant, setInstant] = useState(before.instant);
  const [berthsNext, setBerthsNext] = useState(true);
  const [support, setSupport] = useState<Support | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const narrow = useNarrow();
  const entered = enteredSizes(sizes);
  const changed = formState.isDirty || differs<object>({ sizes, instant }, draftOf(pier));
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
  const hindrance = saveHindrance({
    mayEdit,
    name: watch('name'),
    nameWrong: formState.errors.name !== undefined,
    sizes,
  });
  const hindranceText = useHindranceWords(hindrance);
  return (
    <>
      <SidePanel
        title={pier === null ? t('newPier') : t('trade:pierNamed', { pier: pier.name })}
        onClose={close}
        onSubmit={(event) => void save(event)}
        actions={
          <>
            <Button onClick={close}>{t('actions:cancel')}</Button>
            <Button kind="primary" type="submit" busy={busy} disabledReason={hindranceText}>
              {t(pier === null ? 'addPier' : 'savePier')}
            </Button>
          </>
        }
      >
        <TextField control={control} name="name" label={t('trade:name')} required maxLength={60} disabled={!mayEdit} />
        <PierSizeFields
          sizes={sizes}
          disabled={!mayEdit}
          onChange={(changed) => {
            clearErrors();
            setSizes(changed);
          }}
        />
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
        {pier !== null && mayClose && (
          <LinkButton to={`/closures/create?pier=${pier.id}`}>{t('closePier', { pier: pier.name })}</LinkButton>
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

/** Why the pier cannot be saved; null: it can. */
function useHindranceWords(hindrance: ReturnType<typeof saveHindrance>): string | null {
  const { t } = useTranslation('inventory');
  const fieldWords = useFieldWords();
  return hindrance === 'nameMissing' ? fieldWords('pierNameRequired') : hindrance && t(hindrance);
}
