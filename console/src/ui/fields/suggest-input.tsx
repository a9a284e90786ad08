import { SearchIcon } from '../icons.js';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import { BareInput, ControlBox } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { SuggestionOptions } from './suggestion-options.js';
import { useControl } from './use-control.js';
import { type Suggestion, useSuggestions } from './use-suggestions.js';

const Anchor = styled('div')({ position: 'relative' });
const Status = styled('div')({ ...type.second, color: role.ink2, minHeight: 16 });

interface SuggestInputProps<S extends Suggestion> extends PlainField<string> {
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** The state of the search under the field, announced when it changes. */
  readonly status: string;
  readonly placeholder?: string;
}

/** A text input with a list of suggestions. */
export function SuggestInput<S extends Suggestion>(props: SuggestInputProps<S>) {
  const { frame, box, control, rest } = useControl(props);
  const { value, onChange, suggestions, onChoose, status, inputRef, ...passed } = rest;
  const { input, list, openList, restart } = useSuggestions(control.id, suggestions, onChoose);
  return (
    <FieldFrame {...frame}>
      <Anchor>
        <ControlBox {...box}>
          <SearchIcon />
          <BareInput
            {...passed}
            {...control}
            {...input}
            ref={inputRef}
            spellCheck={false}
            value={value}
            onFocus={openList}
            onChange={(event) => {
              restart();
              onChange(event.target.value);
            }}
          />
        </ControlBox>
        <SuggestionOptions label={frame.label} list={list} />
      </Anchor>
      <Status role="status">{status}</Status>
    </FieldFrame>
  );
}
