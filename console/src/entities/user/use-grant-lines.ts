import { useTranslation } from 'react-i18next';
import { grants } from '../../../../contracts/identity/vocabulary.js';
import type { UserPermissions } from '../../../../contracts/vocabulary/permissions.js';

/** Each permission with its value, as lines: "Reservations: Can edit". */
export function useGrantLines(): (permissions: UserPermissions) => readonly string[] {
  const { t } = useTranslation('entities/user');
  return (permissions) => grants.map((grant) => `${t(`grant_${grant}`)}: ${t(`value_${permissions[grant]}`)}`);
}
