import { styled } from '../../../ui/theme/styled.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { chosenOf, labelOrder, type StatusChoice, withChoice } from '../model/status-choices.js';
import { useChoiceWords } from './use-choice-words.js';
import { useLabelWords } from './use-label-words.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, '& + &': { marginTop: 8 } });
const Legend = styled('legend')({ ...type.label, color: role.ink3, padding: 0 });
const Choices = styled('div')({ maxHeight: 'min(70vh, 580px)', overflowY: 'auto', width: 300, maxWidth: '100%' });

interface StatusFilterProps {
  /** What the tab can hold. */
  choices: readonly StatusChoice[];
  value: readonly DisplayedStatus[];
  onChange: (statuses: readonly DisplayedStatus[]) => void;
}

/** Statuses to tick, grouped under the short words that the lists print for them. */
export function StatusFilter({ choices, value, onChange }: StatusFilterProps) {
  const labelWords = useLabelWords();
  const choiceWords = useChoiceWords();
  const chosen = chosenOf(value);
  return (
    <Choices>
      {labelOrder
        .filter((label) => choices.some((choice) => choice.label === label))
        .map((label) => (
          <Group key={label}>
            <Legend>{labelWords(label)}</Legend>
            {choices
              .filter((choice) => choice.label === label)
              .map((choice) => (
                <TickInput
                  key={choice.statuses[0]}
                  look="check"
                  label={choiceWords(choice)}
                  value={chosen.includes(choice)}
                  onChange={(ticked) => onChange(withChoice(value, choice, ticked === true))}
                />
              ))}
          </Group>
        ))}
    </Choices>
  );
}
