import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

const NOTHING = '–';

interface MembershipCells {
  readonly number: ReactNode;
  readonly nights: ReactNode;
  readonly validTo: string;
  readonly next: string;
}

/** The cells of a membership card. The table and the list share them. */
export function useMembershipCells(): (card: MembershipCard) => MembershipCells {
  const formats = useFormats();
  const step = useCardStepWords();
  return (card) => ({
    number: (
      <Link to={`/cards/${card.card_number}`} style={{ color: 'inherit', fontWeight: 600 }}>
        {card.card_number}
      </Link>
    ),
    nights: showsNights(card) ? <NightsLeft left={card.nights_available} of={card.nights_per_year} /> : NOTHING,
    validTo: formats.dateLong(card.expires_on),
    next: step(card).main,
  });
}
