import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { type, unseen } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

export const FieldLabel = styled('label')({ ...type.label, color: role.ink2 });

const Hint = styled('div')({ ...type.second, color: role.ink3 });

const Wrong = styled('div')({ ...type.second, color: role.wrong.on });

interface FieldFrameProps {
  /** Id of the input; the ids of hint, reason and error derive from it. */
  id: string;
  label: string;
  labelHidden?: boolean | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
  reason?: string | null | undefined;
  error?: string | undefined;
  children: ReactNode;
  /** Puts the label after the input on one line; check boxes and switches have their own label. */
  bare?: boolean | undefined;
}

interface Spoken {
  hint?: ReactNode;
  reason?: string | null | undefined;
  error?: string | undefined;
}

/** The `aria-describedby` of an input in a frame. */
export function describedBy(id: string, { hint, reason, error }: Spoken): string | undefined {
  const ids = [
    error !== undefined && `${id}-error`,
    reason != null && `${id}-reason`,
    hint != null && hint !== '' && `${id}-hint`,
  ].filter((part) => part !== false);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Lays out a field: label, input, then the error, the reason why it is locked, and the hint. */
export function FieldFrame({ id, label, labelHidden, required, hint, reason, error, children, bare }: FieldFrameProps) {
  return (
    <Frame data-field>
      {bare !== true && (
        <FieldLabel htmlFor={id} id={`${id}-label`} style={labelHidden === true ? unseen : undefined}>
          {label}
          {required === true && <span aria-hidden="true"> *</span>}
        </FieldLabel>
      )}
      {children}
      {error !== undefined && (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      )}
      {reason != null && <Hint id={`${id}-reason`}>{reason}</Hint>}
      {hint != null && hint !== '' && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
