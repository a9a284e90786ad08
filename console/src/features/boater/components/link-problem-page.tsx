import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { isClosed, type LinkProblem } from '../model/link-problem.js';

const Frame = styled('section')({
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  padding: '28px 20px',
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& h1': type.pageTitle,
  '& p': { fontSize: 16, lineHeight: '24px', color: role.ink2, maxWidth: 560 },
});

/** Explains why the page cannot be shown and what the boater can do. */
export function LinkProblemPage({
  problem,
  busy,
  onRetry,
}: {
  problem: LinkProblem;
  busy: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('boater');
  return (
    <Frame role="alert">
      <h1>{t(`link_${problem}_title`)}</h1>
      <p>{t(`link_${problem}_text`)}</p>
      {!isClosed(problem) && (
        <Button kind="primary" size="large" busy={busy} onClick={onRetry}>
          {t('actions:tryAgain')}
        </Button>
      )}
    </Frame>
  );
}
