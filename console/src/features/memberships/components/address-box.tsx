import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InviteFailure } from '../../../../../contracts/memberships/vocabulary.js';
import { BareInput, ControlBox } from '../../../ui/fields/control-box.js';
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.js';
import { CloseIcon } from '../../../ui/icons.js';
import { media, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Box = styled(ControlBox)({
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  minHeight: 84,
  maxHeight: 320,
  overflowY: 'auto',
  padding: '8px 10px',
});
const Address = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingLeft: 9,
  borderRadius: radius.control,
  backgroundColor: role.sunk,
  color: role.ink2,
  fontSize: 13,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '&[data-bad=true]': { backgroundColor: role.wrong.bg, color: role.wrong.on },
});
const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { width: 15, height: 15 },
  [media.touch]: { width: 44, height: 44 },
});

interface AddressBoxProps {
  readonly text: string;
  readonly addresses: readonly string[];
  readonly reasonOf: (address: string) => InviteFailure | null;
  readonly onText: (text: string) => void;
  /** Enter, or the box was left: the text is an address. */
  readonly onEnd: () => void;
  readonly onRemove: (address: string) => void;
  readonly hint: string;
}

/** A box of mail addresses. Those that cannot be invited are red, with the reasons below. */
export function AddressBox({ text, addresses, reasonOf, onText, onEnd, onRemove, hint }: AddressBoxProps) {
  const { t } = useTranslation('memberships');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const bad = addresses.flatMap((email) => {
    const reason = reasonOf(email);
    return reason === null ? [] : [t(`inviteFailure_${reason}`, { email })];
  });
  const error = bad.length === 0 ? undefined : bad.join(' ');
  const remove = (address: string) => {
    onRemove(address);
    input.current?.focus();
  };
  return (
    <FieldFrame id={id} label={t('emailAddresses')} hint={hint} error={error}>
      <Box data-invalid={error !== undefined}>
        {addresses.map((address) => (
          <Address key={address} data-bad={reasonOf(address) !== null}>
            {address}
            <Remove type="button" aria-label={t('removeAddress', { email: address })} onClick={() => remove(address)}>
              <CloseIcon />
            </Remove>
          </Address>
        ))}
        <BareInput
          id={id}
          ref={input}
          style={{ flex: '1 1 180px' }}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('addOrPaste')}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            event.preventDefault();
            // A single-line input would drop the line ends between the addresses.
            onText(`${text}${event.clipboardData.getData('text')} `);
          }}
          onBlur={onEnd}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              onEnd();
            }
            const last = addresses.at(-1);
            if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last);
          }}
        />
      </Box>
    </FieldFrame>
  );
}
