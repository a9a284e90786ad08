import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type AvailableVessel, createAbsence } from '../../../../../contracts/absences/absence.js';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { absenceErrors } from '../../../../../contracts/absences/errors.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { PlanFields } from '../../../entities/absence/plan-fields.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { Banner } from '../../../ui/page/banner.js';
import { SidePanel } from '../../../ui/page/side-panel.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { absenceTopics } from '../api/absence-topics.js';
import { useForecast } from '../api/use-forecast.js';
import { SizeFields } from './size-fields.js';
import { Earnings } from './earnings.js';
import { EventsNearby } from './events-nearby.js';
import { VesselPicker } from './vessel-picker.js';

interface NewAbsencePanelProps {
  /** Id of the vessel in the address; any other text opens the panel without a boat. */
  readonly vesselId: string;
  readonly root: string;
}

const nothing = { departure_date: '', return_date: '', destination: '', vessel_id: '', send_link: true };

/** Reports that a berth holder will be away, and shows what the freed nights could earn. */
export function NewAbsencePanel({ vesselId, root }: NewAbsencePanelProps) {
  const { t } = useTranslation('absences');
  const navigate = useNavigate();
  const problemWords = useProblemWords();
  const toast = useToast();
  const vessels = useLoad(absenceCalls.availableVessels, undefined, {
    topics: [{ topic: 'occupancy' }, { topic: 'vessels' }],
  });
  const form = useContractForm(createAbsence, { defaults: nothing });
  const { control, watch, setValue, handleSubmit, applyProblem, formState, clearErrors } = form;
  const [chosen, setChosen] = useState<AvailableVessel | null>(null);
  const [boatMissing, setBoatMissing] = useState(false);
  const values = watch();
  const leave = () => void navigate(listAddress(root));
  const { send, isPending, error } = useSend(absenceCalls.create, {
    topics: absenceTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('added', { boat: chosen?.vessel_name ?? t('trade:unnamedBoat') }) });
      guard.letPass(leave);
    },
    onRefused: applyProblem,
  });
  const guard = useDiscardGuard((formState.isDirty || chosen !== null) && !isPending);
  const choose = (vessel: AvailableVessel | null) => {
    setChosen(vessel);
    setBoatMissing(false);
    setValue('vessel_id', vessel?.vessel_id ?? '');
    if (vessel === null) return;
    const { length, beam, draft } = vessel;
    setValue('vessel', { length, beam, draft });
    clearErrors('vessel');
  };
  const named = vessels.data?.items.find(({ vessel_id }) => vessel_id === vesselId);
  // The address names the boat only once it has loaded; afterwards the user's choice counts.
  const chooseNamed = useEffectEvent(() => {
    if (named !== undefined) choose(named);
  });
  useEffect(() => chooseNamed(), [named?.vessel_id]);
  const forecast = useForecast({
    vessel_id: chosen?.vessel_id ?? '',
    dates: { departure: values.departure_date, return: values.return_date },
  });
  const submit = handleSubmit(
    (body) => {
      if (chosen === null) setBoatMissing(true);
      else void send(body);
    },
    () => setBoatMissing(chosen === null),
  );
  const spans = error?.error_type === absenceErrors.already_spans;
  return (
    <SidePanel
      title={t('newTitle')}
      onClose={leave}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      actions={
        <>
          <Button onClick={leave} disabled={isPending}>
            {t('actions:cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      {vessels.isError ? (
        <Banner
          tone="wrong"
          live
          actions={<Button onClick={() => void vessels.refetch()}>{t('actions:tryAgain')}</Button>}
        >
          {problemWords(vessels.error)}
        </Banner>
      ) : (
        <VesselPicker
          vessels={vessels.data?.items}
          chosen={chosen}
          onChoose={choose}
          error={boatMissing ? t('boatRequired') : undefined}
        />
      )}
      {vessels.isPending && <LoadingLines lines={3} />}
      {chosen !== null && <SizeFields control={control} />}
      <PlanFields control={control} />
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {spans ? t('alreadySpans') : problemWords(error)}
        </Banner>
      )}
      {chosen !== null && forecast.complete && forecast.data !== undefined && (
        <Earnings forecast={forecast.data} stale={forecast.isPlaceholderData} />
      )}
      <EventsNearby from={values.departure_date} to={values.return_date} />
      <SwitchField control={control} name="send_link" label={t('sendLinkSwitch')} hint={t('sendLinkHint')} />
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </SidePanel>
  );
}
