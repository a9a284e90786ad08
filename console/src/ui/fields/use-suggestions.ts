import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useState } from 'react';

export interface Suggestion {
  readonly key: string;
  /** Its text is the name of the option for screen readers. */
  readonly content: ReactNode;
}

/** The state of the list under an input, and the properties of both. */
export interface Suggestions<S extends Suggestion> {
  /** Whether the user has opened the list, also while it has no suggestion. */
  readonly open: boolean;
  readonly openList: () => void;
  /** Opens the list with its first suggestion selected, after the text has changed. */
  readonly restart: () => void;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly list: SuggestionList<S> | null;
}

export interface SuggestionList<S extends Suggestion> {
  readonly id: string;
  readonly suggestions: readonly S[];
  /** Index of the selected one. */
  readonly at: number;
  readonly onSelect: (suggestion: S) => void;
  readonly onChoose: (suggestion: S) => void;
}

/**
 * A list of suggestions under the input with this id. Arrow keys select a suggestion, Enter chooses it, Escape closes the
 * list (ARIA Authoring Practices, combobox).
 */
export function useSuggestions<S extends Suggestion>(
  inputId: string,
  suggestions: readonly S[],
  onChosen: (suggestion: S) => void,
): Suggestions<S> {
  const [open, setOpen] = useState(false);
  // The key stays the same while the list behind it reloads.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const found = suggestions.findIndex(({ key }) => key === activeKey);
  const at = Math.max(0, found);
  const active = suggestions[at];
  const shown = open && active !== undefined;
  const id = `${inputId}-list`;
  const onChoose = (suggestion: S) => {
    setOpen(false);
    onChosen(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const next = suggestions[shown ? Math.min(suggestions.length - 1, Math.max(0, at + step)) : at];
      setActiveKey(next?.key ?? null);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown) onChoose(active);
    }
  };
  return {
    open,
    openList: () => setOpen(true),
    restart: () => {
      setActiveKey(null);
      setOpen(true);
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': id,
      'aria-activedescendant': shown ? `${id}-${at}` : undefined,
      autoComplete: 'off',
      onBlur: () => setOpen(false),
      onClick: () => setOpen(true),
      onKeyDown,
    },
    list: shown ? { id, suggestions, at, onSelect: ({ key }) => setActiveKey(key), onChoose } : null,
  };
}
