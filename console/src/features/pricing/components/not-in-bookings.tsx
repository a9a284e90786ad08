import { useTranslation } from 'react-i18next';
import { Second } from '../../../ui/layout/second.js';

/** Says of a rule that needs facts which reservations do not pass on yet that only trying the list counts it. */
export function NotInBookings() {
  const { t } = useTranslation('pricing');
  return <Second as="p">{t('notInBookings')}</Second>;
}
