import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../../contracts/messages/message.js';
import { serviceCodes } from '../../../../../contracts/messages/service-messages.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Item = styled('li')({
  ...type.second,
  alignSelf: 'center',
  textAlign: 'center',
  color: role.ink2,
  maxWidth: 480,
});

/** What happened to the reservation, told by the product between what people wrote. */
export function ServiceLine({ message }: { readonly message: Message }) {
  const { t } = useTranslation('reservationSide');
  const { instant, dateRange } = useFormats();
  const code = serviceCodes.find((known) => known === message.status_code);
  const dates = message.suggested_dates.map(({ start_date, end_date }) => dateRange(start_date, end_date));
  const words = code === undefined ? t('service_other') : t(`service_${code}`);
  return <Item data-service={message.status_code}>{[words, ...dates, instant(message.created_at)].join(' · ')}</Item>;
}
