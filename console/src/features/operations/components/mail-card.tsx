import { styled } from '../../../ui/theme/styled.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import type { MailRow } from './use-mail-columns.js';

const Line = styled('div')({
  ...text.second,
  color: role.ink2,
  display: 'flex',
  gap: 12,
  justifyContent: 'space-between',
});
const To = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** A mail in the list on a phone. */
export function MailCard({ mail, when }: { mail: MailRow; when: string }) {
  return (
    <>
      <b>{mail.subject}</b>
      <Line>
        <To>{mail.to}</To>
        <span style={{ whiteSpace: 'nowrap' }}>{when}</span>
      </Line>
    </>
  );
}
