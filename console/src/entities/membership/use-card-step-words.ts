import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { type CardFacts, cardStep } from './card-state.js';

/** Days before its last day from which a card's end is also given as a number of days. */
const SOON_DAYS = 90;

interface StepWords {
  readonly main: string;
  readonly second: string;
}

/** Returns the words for the next step of a card. */
export function useCardStepWords(): (card: CardFacts | null) => StepWords {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  return (card) => {
    const step = cardStep(card);
    if (step.date === null) return { main: t(`step_${step.kind}`), second: '' };
    const date = formats.dateLong(step.date);
    if (step.kind === 'renewOrArchive') return { main: t('step_renewOrArchive'), second: t('expiredOn', { date }) };
    const days = dayjs(step.date).diff(formats.today(), 'day');
    return {
      main: t(`step_${step.kind}`, { date }),
      second: days <= SOON_DAYS ? t('inDays', { count: days }) : '',
    };
  };
}
