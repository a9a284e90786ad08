import { useRef, useState, type SyntheticEvent } from 'react';
import type { PlainField } from '../../../ui/fields/plain-field.js';
import { useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';

type Texts = Readonly<Record<string, string>>;

/** Problem codes of a form's values, by field. */
export type Problems<V> = { readonly [Name in keyof V]?: string | undefined };

type Bound = Pick<
  PlainField<string | null | undefined>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
>;

interface SignInForm<V extends Texts> {
  readonly values: V;
  /** Binds an input to a field. */
  readonly field: (name: keyof V & string) => Bound;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Shows an error code from the server at a field until the user edits it, and focuses the field. */
  readonly refuse: (name: keyof V & string, code: string) => void;
}

/**
 * A small form for the pages around sign-in. Its values are texts, which a plain function checks. react-hook-form would
 * be a fourteenth of the size that the sign-in page may have. A field shows its errors once the user has left it; the
 * first attempt to submit shows the errors of all fields. An attempt with errors is not sent but focuses the first
 * wrong field.
 */
export function useSignInForm<V extends Texts>(
  initial: V,
  check: (values: V) => Problems<V>,
  send: (values: V) => void,
): SignInForm<V> {
  const words = useFieldWordsOfPage();
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Problems<V>>({});
  const inputs = useRef(new Map<string, HTMLElement>());
  const names = Object.keys(initial);
  const problems: Problems<V> = { ...refused, ...withoutGaps(check(values)) };

  return {
    values,
    field: (name) => {
      const code = left.has(name) ? problems[name] : refused[name];
      return {
        name,
        value: values[name],
        onChange: (text) => {
          setValues({ ...values, [name]: text ?? '' });
          setRefused({ ...refused, [name]: undefined });
        },
        onBlur: () => setLeft(new Set([...left, name])),
        error: code === undefined ? undefined : words(code),
        inputRef: (element) => {
          if (element === null) inputs.current.delete(name);
          else inputs.current.set(name, element);
        },
      };
    },
    onSubmit: (event) => {
      event.preventDefault();
      const found = check(values);
      const wrong = names.find((name) => found[name] !== undefined);
      setLeft(new Set(names));
      if (wrong === undefined) send(values);
      else inputs.current.get(wrong)?.focus();
    },
    refuse: (name, code) => {
      setRefused({ ...refused, [name]: code });
      inputs.current.get(name)?.focus();
    },
  };
}

/** Drops undefined problems, which would hide those from the server. */
function withoutGaps<V>(problems: Problems<V>): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== undefined)) as Problems<V>;
}
