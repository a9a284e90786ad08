import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import { customerErrors } from '../../../../../contracts/customers/errors.js';
import { otherBerthsOf, SHORTEST_REASON } from '../../../entities/stay-change/other-berths.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Banner } from '../../../ui/page/banner.js';
import type { EnteredBooking } from '../model/use-booking.js';
import { ComparedBooking } from './compared-booking.js';

interface RefusedBookingProps {
  readonly error: ApiError;
  readonly booking: EnteredBooking;
  readonly busy: boolean;
  /** Books again with what the refusal asks for. */
  readonly onAgain: (answer: { readonly both_reason?: string; readonly confirm_boater?: boolean }) => void;
}

/** Why the server did not book, and the way on where it asks something. */
export function RefusedBooking({ error, booking, busy, onAgain }: RefusedBookingProps) {
  const { t } = useTranslation('booking');
  const problemWords = useProblemWords();
  const fieldWords = useFieldWords();
  const [reason, setReason] = useState('');
  if (error.error_type === berthErrors.boat_has_a_berth) {
    return (
      <Banner
        tone="wrong"
        live
        actions={
          <Button
            busy={busy}
            disabled={reason.trim().length < SHORTEST_REASON}
            onClick={() => onAgain({ both_reason: reason.trim() })}
          >
            {t('keepBoth')}
          </Button>
        }
      >
        <p>{problemWords(error)}</p>
        <ComparedBooking booking={booking} others={otherBerthsOf(error)} />
        <TextInput label={t('whyBoth')} value={reason} onChange={(text) => setReason(text ?? '')} />
      </Banner>
    );
  }
  if (error.error_type === customerErrors.name_differs) {
    return (
      <Banner
        tone="wrong"
        live
        actions={
          <Button busy={busy} onClick={() => onAgain({ confirm_boater: true })}>
            {t('bookForRecord')}
          </Button>
        }
      >
        {t('emailOfAnother')}
      </Banner>
    );
  }
  return (
    <Banner tone="wrong" live>
      {error.errors.length === 0
        ? problemWords(error)
        : [...new Set(error.errors.map(({ code }) => fieldWords(code)))].join(' ')}
    </Banner>
  );
}
