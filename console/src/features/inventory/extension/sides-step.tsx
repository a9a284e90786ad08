import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { besideIt, type SmartExtension, withAllSides, type WizardBerth } from '../model/extension-draft.js';
import { ChoiceCard, ChoiceCards } from './choice-card.js';
import { PierDrawing } from './pier-drawing.js';

interface SidesStepProps {
  berth: WizardBerth;
  pier: readonly WizardBerth[];
  orientation: SmartExtension['orientation'];
  value: SmartExtension['sides'] | null;
  onChange: (sides: SmartExtension['sides']) => void;
}

/** To how many sides the berth can grow: one side allows one neighbour, both sides allow two. */
export function SidesStep({ berth, pier, orientation, value, onChange }: SidesStepProps) {
  const { t } = useTranslation('inventory/berth');
  const { sizes } = useFormats();
  const beside = besideIt(berth, pier).filter(({ active }) => active);
  return (
    <ChoiceCards label={t('whichSides', { berth: berth.name })}>
      {([1, 2] as const).map((sides) => {
        const largest = withAllSides(berth, pier, orientation, sides);
        const words = { berth: berth.name, size: '' };
        if (largest !== null) words.size = sizes({ length: largest.max_loa, beam: largest.max_beam });
        return (
          <ChoiceCard
            key={sides}
            name="sides"
            title={t(sides === 1 ? 'oneSide' : 'bothSides')}
            text={t(largest === null ? 'noNeighbour' : sides === 1 ? 'oneSideText' : 'bothSidesText', words)}
            chosen={value === sides}
            onChoose={() => onChange(sides)}
            drawing={<PierDrawing berth={berth} pier={pier} taken={beside.slice(-sides).map(({ id }) => id)} />}
          />
        );
      })}
    </ChoiceCards>
  );
}
