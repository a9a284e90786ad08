import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Hinted } from '../floats/hinted.js';
import { Unseen } from '../page/unseen.js';
import { buttonLook, type ButtonKind, type ButtonSize } from './button-shape.js';
import { Spinner } from './spinner.js';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** One `primary` a screen; `danger` only for irreversible actions. */
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** True while this button's action runs: it shows a spinner and ignores clicks. */
  busy?: boolean | undefined;
  icon?: ReactNode;
  /** Icon after the label, for buttons that open a menu. */
  after?: ReactNode;
  /** The reason why the button is disabled. The button stays focusable, so that the reason can be read. */
  disabledReason?: string | null | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a text label. */
export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'normal', busy = false, wide = false, icon, after, disabledReason, ...rest } = props;
  const { onClick, children, disabled = false, 'aria-describedby': describedBy, type = 'button', ...others } = rest;
  const reasonId = useId();
  const reason = disabledReason ?? undefined;
  const idle = busy || disabled || reason !== undefined;
  return (
    <Hinted text={reason} wide={wide}>
      <button
        {...others}
        type={idle ? 'button' : type}
        {...buttonLook(kind, size, wide)}
        disabled={disabled && reason === undefined}
        aria-disabled={idle || undefined}
        aria-busy={busy || undefined}
        aria-describedby={reason === undefined ? describedBy : reasonId}
        onClick={idle ? (event) => event.preventDefault() : onClick}
      >
        {busy ? <Spinner aria-hidden="true" /> : icon}
        {children}
        {after}
      </button>
      {reason !== undefined && <Unseen id={reasonId}>{reason}</Unseen>}
    </Hinted>
  );
}
