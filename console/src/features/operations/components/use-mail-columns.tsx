import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import type { useOutbox } from '../api/use-outbox.js';

export type MailRow = NonNullable<ReturnType<typeof useOutbox>['data']>['items'][number];

/** The columns of the outbox. */
export function useMailColumns(): readonly Column<MailRow>[] {
  const { t } = useTranslation('operations');
  const { instant } = useFormats();
  return [
    {
      id: 'subject',
      header: t('trade:subject'),
      cell: (mail) => <b>{mail.subject}</b>,
      text: (mail) => mail.subject,
      width: 540,
    },
    { id: 'to', header: t('trade:recipient'), cell: (mail) => mail.to, text: (mail) => mail.to, width: 280 },
    {
      id: 'language',
      header: t('trade:language'),
      cell: (mail) => t(`language_${mail.language}`),
      text: (mail) => mail.language,
      width: 110,
    },
    {
      id: 'sent_at',
      header: t('sentAt'),
      cell: (mail) => instant(mail.sent_at),
      text: (mail) => mail.sent_at,
      width: 150,
      align: 'right',
    },
  ];
}
