import { useTranslation } from 'react-i18next';
import { MailIcon } from '../../../ui/icons.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Mark = styled('span')({
  display: 'inline-flex',
  verticalAlign: 'text-bottom',
  marginLeft: 5,
  color: role.ourMove.on,
  '& svg': { width: 16, height: 16 },
});

/** An envelope for messages of the boater that the reader has not read; nothing without one. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { t } = useTranslation('reservation-list');
  if (count === 0) return null;
  const words = t('unreadMessages', { count });
  return (
    <Mark title={words} data-part="unread">
      <MailIcon label={words} />
    </Mark>
  );
}
