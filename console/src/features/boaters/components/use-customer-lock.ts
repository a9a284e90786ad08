import { useTranslation } from 'react-i18next';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import type { CustomerType } from '../../../../../contracts/customers/vocabulary.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';

/** The reason why this user cannot change what is on record about a customer; null if they can. */
export function useCustomerLock({ relation_type }: { readonly relation_type: CustomerType }): string | null {
  const { t } = useTranslation('entities/boater');
  const who = principalOf({ user: useUser(), marina: useMarina() });
  return mayWriteCustomer(who, relation_type, 'change') ? null : t('editHindrance_noPermission');
}
