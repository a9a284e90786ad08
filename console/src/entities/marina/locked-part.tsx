import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarinaPermissionName } from '../../../../contracts/vocabulary/permissions.js';
import { useMarina } from '../../lib/session/session-context.js';
import { Banner } from '../../ui/page/banner.js';
import { styled } from '../../ui/theme/styled.js';
import { LearnMore } from './learn-more.js';

const Part = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

interface LockedPartProps {
  readonly feature: MarinaPermissionName;
  /** Explains what does not work without the feature. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of a screen that is locked, with an explanation, while the marina lacks a feature. */
export function LockedPart({ feature, text, children }: LockedPartProps) {
  const { t } = useTranslation('common');
  const { marina_settings } = useMarina();
  if (marina_settings.permissions[feature] === true) return children;
  return (
    <>
      <Banner tone="news" actions={<LearnMore interest={{ banner: `walkthrough_${feature}` }} />}>
        {text} {t('lockedAsk')}
      </Banner>
      <Part disabled>{children}</Part>
    </>
  );
}
