import { useTranslation } from 'react-i18next';
import { clickCalls } from '../../../../contracts/operations/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { useToast } from '../../ui/toast/toast-context.js';

/** Two features are reported by their own type, every other one by the name of what the user clicked. */
export type Interest = { readonly type: 'reservation' | 'absences' } | { readonly banner: string };

interface LearnMoreProps {
  readonly interest: Interest;
  readonly size?: 'small' | undefined;
  /** Called once the interest is reported. */
  readonly onDone?: (() => void) | undefined;
}

/** Reports to the operators of the installation that the marina would like to have a feature. */
export function LearnMore({ interest, size, onDone }: LearnMoreProps) {
  const { t } = useTranslation('common');
  const toast = useToast();
  const problemWords = useProblemWords();
  const answers = {
    onDone: ({ delivered }: { readonly delivered: boolean }) => {
      toast(
        delivered ? { kind: 'done', text: t('interestReported') } : { kind: 'wrong', text: t('interestNotDelivered') },
      );
      onDone?.();
    },
    onRefused: (error: unknown) => toast({ kind: 'wrong', text: problemWords(error) }),
  };
  const part = useSend(clickCalls.learnMore, answers);
  const banner = useSend(clickCalls.reportBanner, answers);
  const report = () => void ('type' in interest ? part.send(interest) : banner.send(interest));
  return (
    <Button size={size} busy={part.isPending || banner.isPending} onClick={report}>
      {t('learnMore')}
    </Button>
  );
}
