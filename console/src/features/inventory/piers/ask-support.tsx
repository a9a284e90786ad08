import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { Banner } from '../../../ui/page/banner.js';

/** Where to write to; null where the installation names no address. */
export interface Support {
  readonly email: string | null;
}

/** The support that a refusal names; null where support has nothing to do with it. */
export function supportOf({ error_type, problem }: ApiError): Support | null {
  if (error_type !== 'INSTANT_BOOKING_NEEDS_SUPPORT') return null;
  const { support_email } = problem.details ?? {};
  return { email: typeof support_email === 'string' ? support_email : null };
}

/** Says that only support switches on instant booking, and starts the mail where there is an address (spec 3 §6). */
export function AskSupport({ email }: Support) {
  const { t } = useTranslation('inventory');
  return (
    <Banner tone="waiting" live>
      {email === null ? (
        t('askSupport')
      ) : (
        <a href={`mailto:${email}?subject=${encodeURIComponent(t('supportSubject'))}`}>{t('askSupport')}</a>
      )}
    </Banner>
  );
}
