import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differs } from '../../../lib/forms/differs.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import { Stack } from '../../../ui/layout/stack.js';
import { motion, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import {
  draftOf,
  extensionOf,
  extensionSteps,
  noExtension,
  type SmartExtension,
  stepDone,
  type WizardBerth,
  withSides,
} from '../model/extension-draft.js';
import { NeighboursStep } from './neighbours-step.js';
import { OrientationStep } from './orientation-step.js';
import { SidesStep } from './sides-step.js';

const Step = styled('li')({
  ...type.label,
  paddingTop: 6,
  borderTop: `3px solid ${role.line}`,
  color: role.ink3,
  transition: `border-color ${motion.colour}`,
  '&[data-reached=true]': { borderColor: role.sea },
  '&[aria-current=step]': { color: role.ink },
});

interface ExtensionWizardProps {
  berth: WizardBerth;
  /** All berths of the pier, by number. */
  pier: readonly WizardBerth[];
  value: SmartExtension | null;
  onSave: (extension: SmartExtension | null) => void;
  onClose: () => void;
}

/** The smart extension of a berth in three steps: orientation, sides, neighbours (spec 3 §4). */
export function ExtensionWizard({ berth, pier, value, onSave, onClose }: ExtensionWizardProps) {
  const { t } = useTranslation('inventory/berth');
  const [draft, setDraft] = useState(() => draftOf(value));
  const [at, setAt] = useState(0);
  const [clearing, setClearing] = useState(false);
  const step = extensionSteps[at] ?? 'orientation';
  const missing = stepDone(step, draft) ? null : t(`missing_${step}`);
  const { orientation } = draft;
  const next = () => {
    const extension = extensionOf(draft);
    if (step !== 'neighbours') setAt(at + 1);
    else if (extension !== null) onSave(extension);
  };
  return (
    <InputDialog
      open
      dirty={differs(draft, draftOf(value))}
      size="steps"
      title={t('extensionOf', { berth: berth.name })}
      onClose={onClose}
      aside={
        <Button kind="quiet" disabled={draft === noExtension} onClick={() => setClearing(true)}>
          {t('clearAll')}
        </Button>
      }
      actions={(close) => (
        <>
          <Button onClick={at === 0 ? close : () => setAt(at - 1)}>
            {t(at === 0 ? 'actions:cancel' : 'stepBack')}
          </Button>
          <Button kind="primary" disabledReason={missing} onClick={next}>
            {t(step === 'neighbours' ? 'saveExtension' : 'actions:next')}
          </Button>
        </>
      )}
    >
      <Stack as="ol" gap={6} columns="repeat(3, 1fr)" aria-label={t('steps')}>
        {extensionSteps.map((name, index) => (
          <Step key={name} data-reached={index <= at} aria-current={index === at ? 'step' : undefined}>
            {t(`step_${name}`)}
          </Step>
        ))}
      </Stack>
      <p style={{ color: role.ink2 }}>
        {t(step === 'orientation' ? 'howBoatsLieIn' : step === 'sides' ? 'whichSides' : 'whichNeighbours', {
          berth: berth.name,
        })}
      </p>
      {step === 'orientation' && (
        <OrientationStep value={orientation} onChange={(chosen) => setDraft({ ...draft, orientation: chosen })} />
      )}
      {step === 'sides' && orientation !== null && (
        <SidesStep
          {...{ berth, pier, orientation }}
          value={draft.sides}
          onChange={(sides) => setDraft(withSides(draft, sides))}
        />
      )}
      {step === 'neighbours' && orientation !== null && (
        <NeighboursStep {...{ berth, pier }} draft={{ ...draft, orientation }} onChange={setDraft} />
      )}
      <ConfirmDialog
        open={clearing}
        title={t('clearTitle', { berth: berth.name })}
        confirm={t('clearConfirm')}
        danger
        onClose={() => setClearing(false)}
        onConfirm={() => onSave(null)}
      >
        <p>{t('clearText')}</p>
      </ConfirmDialog>
    </InputDialog>
  );
}
