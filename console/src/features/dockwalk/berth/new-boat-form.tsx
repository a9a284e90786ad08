import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dockVesselCalls } from '../../../../../contracts/dockwalk/calls.js';
import { type DockVessel, dockVessel } from '../../../../../contracts/dockwalk/boats.js';
import { fitOf } from '../../../../../contracts/berths/rules/boat-fit.js';
import { hullTypes, vesselTypes } from '../../../../../contracts/vocabulary/sizes.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { ToggleField } from '../../../ui/fields/toggle-field.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ShownBerth } from '../model/standing.js';

const Fit = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: 13,
  color: role.ink2,
  '& b': { color: role.booked.on },
  '& b[data-fits=false]': { color: role.wrong.on },
});

/** The boat as it is known after the form: registered, or only seen. */
export interface NewBoat {
  /** Null: it is registered later, when the device is back in range. */
  readonly vessel_id: string | null;
  readonly name: string;
  readonly length: number;
  /** All fields of a boat that is not registered yet; null: it is registered. */
  readonly described: DockVessel | null;
}

interface NewBoatFormProps {
  id: string;
  berth: ShownBerth;
  name: string;
  offline: boolean;
  onDone: (boat: NewBoat) => void;
  onBusy: (busy: boolean) => void;
}

/**
 * Registers a boat that is first seen on the dock (spec 3 §3). Offline, all that is entered stays on the device with the
 * answer, and registers the boat when that is sent.
 */
export function NewBoatForm({ id, berth, name, offline, onDone, onBusy }: NewBoatFormProps) {
  const { t } = useTranslation(['dockwalk', 'entities/vessel', 'entities/berth']);
  const { metres } = useFormats();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useContractForm(dockVessel, { defaults: { name, home_port: '', type: null } });
  const { send } = useSend(dockVesselCalls.add, {
    topics: [{ topic: 'vessels' }],
    onRefused: (error) => setProblem(form.applyProblem(error) ? null : problemWords(error)),
  });
  const { control } = form;
  const [length, beam, draft] = form.watch(['length', 'beam', 'draft']);
  const submit = form.handleSubmit(async (vessel) => {
    setProblem(null);
    if (offline) {
      onDone({ vessel_id: null, name: vessel.name, length: vessel.length, described: vessel });
      return;
    }
    onBusy(true);
    const receipt = await send({ vessel });
    onBusy(false);
    const { name: called, length: metresLong } = vessel;
    if (receipt !== null) onDone({ vessel_id: receipt.id, name: called, length: metresLong, described: null });
  });
  const metre = { control, suffix: 'm', maxIntegers: 4, decimals: 2, required: true } as const;
  const { row } = berth;
  const sized = [length, beam, draft].every((size) => typeof size === 'number');
  const fit = sized ? fitOf({ length, beam, draft }, row) : null;
  const limits = { length: row.max_loa, beam: row.max_beam, depth: row.max_draft };
  return (
    <Stack
      as="form"
      gap={14}
      shrinks
      id={id}
      noValidate
      aria-label={t('newBoatIn', { berth: row.name })}
      onSubmit={(event) => void submit(event)}
    >
      <TextField control={control} name="name" label={t('entities/vessel:name')} maxLength={120} required />
      <ToggleField
        control={control}
        name="hull_type"
        label={t('hullRequired')}
        options={hullTypes.map((type) => ({ value: type, label: t(`entities/vessel:hullType_${type}`) }))}
      />
      <SelectField
        control={control}
        name="type"
        label={t('trade:boatType')}
        placeholder={t('entities/vessel:notSaid')}
        options={vesselTypes.map((type) => ({ value: type, label: t(`entities/vessel:vesselType_${type}`) }))}
      />
      <Stack gap={10} columns="repeat(3, minmax(0, 1fr))">
        <NumberField {...metre} name="length" label={t('trade:length')} />
        <NumberField {...metre} name="beam" label={t('trade:beam')} />
        <NumberField {...metre} name="draft" label={t('trade:draught')} />
      </Stack>
      {fit !== null && (
        <>
          <BoatInBerth
            boat={{ length, beam, draft }}
            berth={limits}
            fits={fit.fits}
            label={t('entities/berth:fitLabel', { berth: row.name, spare: metres(fit.spare_loa) })}
          />
          <Fit>
            <b data-fits={fit.fits}>
              {fit.fits ? t('fitsWith', { spare: metres(fit.spare_loa) }) : t('doesNotFit', { berth: row.name })}
            </b>
            {fit.fits && <span>{t('spareBeam', { spare: metres(fit.spare_beam) })}</span>}
          </Fit>
        </>
      )}
      <TextField control={control} name="home_port" label={t('homePort')} maxLength={120} />
      <TextField
        control={control}
        name="email_address"
        type="email"
        inputMode="email"
        label={t('ownersEmail')}
        placeholder={t('ownersEmailFor')}
      />
      {offline && <Banner tone="waiting">{t('newBoatOffline')}</Banner>}
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </Stack>
  );
}
