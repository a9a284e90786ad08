import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { VesselRecord } from '../../../../../contracts/customers/vessel.js';
import type { MembershipCard } from '../../../../../contracts/memberships/card.js';
import { CardMenu } from '../../../entities/membership/card-menu.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { needsUs, showsNights } from '../../../entities/membership/card-state.js';
import { NightsLeft } from '../../../entities/membership/nights-left.js';
import { useCardStepWords } from '../../../entities/membership/use-card-step-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

// The positioned box keeps the hidden heading of the last column within what scrolls.
const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '8px 10px 8px 0', borderTop: `1px solid ${role.line}`, whiteSpace: 'nowrap' },
  '& tr[aria-current=true] td': { backgroundColor: role.sunk },
  '& tr[data-edge=true] td:first-of-type': { boxShadow: `inset 3px 0 0 ${role.ourMove.on}`, paddingLeft: 10 },
});

const NOTHING = '–';

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
  const formats = useFormats();
  const step = useCardStepWords();
  const boats = vessels.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
  const named = useSearchParams()[0].get('cardNum');
  return (
    <Card>
      {cards.length === 0 ? (
        <EmptyState title={t('noCards')} action={create}>
          {t('noCardsText')}
        </EmptyState>
      ) : (
        <Section title={t('memberships')} actions={create}>
          <Scroll>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('cardNumber')}</th>
                  <th scope="col">{t('cardState')}</th>
                  <th scope="col">{t('cardNights')}</th>
                  <th scope="col">{t('cardValid')}</th>
                  <th scope="col">{t('cardNext')}</th>
                  <th scope="col">
                    <Unseen>{t('cardActions')}</Unseen>
                  </th>
                </tr>
              </thead>
              <tbody>
                {cards.map((card) => (
                  <tr
                    key={card.card_id}
                    data-edge={needsUs(card)}
                    aria-current={card.card_number === named ? 'true' : undefined}
                  >
                    <td>
                      <Link to={`/cards/${card.card_number}`} style={{ color: 'inherit', fontWeight: 600 }}>
                        {card.card_number}
                      </Link>
                    </td>
                    <td>
                      <CardChip status={card.status} />
                    </td>
                    <td>
                      {showsNights(card) ? (
                        <NightsLeft left={card.nights_available} of={card.nights_per_year} />
                      ) : (
                        NOTHING
                      )}
                    </td>
                    <td>{formats.dateLong(card.expires_on)}</td>
                    <td>{step(card).main}</td>
                    <td>
                      <CardMenu card={card} boats={boats} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Scroll>
        </Section>
      )}
    </Card>
  );
}
