import { useTranslation } from 'react-i18next';
import { clickCalls } from '../../../../contracts/operations/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { interestIn } from './interest.js';
import type { Locked } from './locked-words.js';

interface LearnMoreProps {
  readonly feature: Locked;
  /** Called once the interest is reported. */
  readonly onDone?: () => void;
}

/** Reports to the operators of the installation that the marina would like to have a feature. */
export function LearnMore({ feature, onDone }: LearnMoreProps) {
  const { t } = useTranslation('app');
  const toast = useToast();
  const problemWords = useProblemWords();
  const answers = {
    onDone: () => {
      toast({ kind: 'done', text: t('interestReported') });
      onDone?.();
    },
    onRefused: (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) }),
  };
  const part = useSend(clickCalls.learnMore, answers);
  const banner = useSend(clickCalls.reportBanner, answers);
  const report = () => {
    const interest = interestIn(feature);
    void ('type' in interest ? part.send(interest) : banner.send(interest));
  };
  return (
    <Button busy={part.isPending || banner.isPending} onClick={report}>
      {t('learnMore')}
    </Button>
  );
}
