import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { VesselRecord } from '../../../../../contracts/customers/vessel.js';
import { useRoomFor } from '../../../ui/list/use-room-for.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { MembershipItems } from './membership-items.js';
import { MembershipsTable, TABLE_WIDTH } from './memberships-table.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

interface MembershipsCardProps {
  readonly cards: readonly MembershipCard[];
  /** Boats that a detached card can be attached to. */
  readonly vessels?: readonly Pick<VesselRecord, 'id' | 'name'>[];
  /** The button that creates a card, where the boat is known. */
  readonly create?: ReactNode;
}

/** The membership cards of a boater or a boat. The one that the address names (`cardNum`, spec 2 §2) is marked. */
export function MembershipsCard({ cards, vessels = [], create }: MembershipsCardProps) {
  const { t } = useTranslation('boaters');
  const boats = vessels.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  const named = useSearchParams()[0].get('cardNum');
  const { fits, measure } = useRoomFor(TABLE_WIDTH);
  const Shape = fits ? MembershipsTable : MembershipItems;
  return (
    <Card>
      {cards.length === 0 ? (
        <EmptyState title={t('noCards')} action={create}>
          {t('noCardsText')}
        </EmptyState>
      ) : (
        <Section title={t('trade:memberships')} actions={create}>
          <div ref={measure}>
            <Shape cards={cards} named={named} boats={boats} />
          </div>
        </Section>
      )}
    </Card>
  );
}
