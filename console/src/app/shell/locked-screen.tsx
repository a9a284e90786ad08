import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LearnMore } from '../../entities/marina/learn-more.js';
import { interestIn } from '../menu/interest.js';
import type { Walkthrough } from '../menu/menu-rules.js';
import { lockedWords } from '../menu/locked-words.js';

/** Replaces a screen whose feature the marina has not switched on. */
export function LockedScreen({ feature }: { feature: Walkthrough }) {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const { title, text } = lockedWords[feature];
  return (
    <EmptyState title={t(title)} action={<LearnMore interest={interestIn(feature)} />}>
      <p>{t(text)}</p>
      <p>{common('lockedAsk')}</p>
    </EmptyState>
  );
}
