import { useTranslation } from 'react-i18next';
import type { operationsCalls } from '../../../../../contracts/operations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Banner } from '../../../ui/page/banner.js';

interface NotSentBannerProps {
  readonly period: NonNullable<AnswerOf<typeof operationsCalls.overview>['not_sent']>;
}

/** The time for which it is not known what was sent. */
export function NotSentBanner({ period: { from, until } }: NotSentBannerProps) {
  const { t } = useTranslation('operations');
  const { instant } = useFormats();
  return (
    <Banner tone="wrong" title={t('notSentTitle', { from: instant(from), until: instant(until) })}>
      {t('notSentText')}
    </Banner>
  );
}
